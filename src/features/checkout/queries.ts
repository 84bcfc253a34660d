import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ApiError, isNotOffered } from '@/api/errors'
import { getQuoteOrderQueryOptions, getQuoteOrderUrl } from '@/api/generated/cart/cart'
import type { Bill, QuoteRequest, QuoteResponse, UsdAmount, Voucher } from '@/api/generated/model'
import { getVouchersQueryOptions } from '@/api/generated/vouchers/vouchers'
import type { Line } from '@/domain/cart/cart'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { type QuoteDetails, quoteRequest } from '@/domain/order/form'
import { voucherGrant } from '@/domain/voucher/grant'
import { replaceable } from '@/features/cart/purchases'
import { waitUntil } from '@/lib/dates'
import { memberOf } from '@/lib/json'
import { shopConfig } from '@/lib/shop-config'
import { useDebounced } from '@/lib/use-debounced'

/**
 * The host's public vouchers. They are used for the voucher page, and for the bill until the host has sent
 * its own bill.
 */
export const vouchersQuery = queryOptions({
  ...getVouchersQueryOptions(),
  select: ({ data }) => data,
  retry: false,
})

/** Queries the host's bill of an order (Product §9.7). When the bill expires, it is queried again. */
function quoteQuery(request: QuoteRequest) {
  return queryOptions({
    ...getQuoteOrderQueryOptions(request),
    select: ({ data }) => data,
    retry: false,
    // `quoteIn` reads the bill from the cache, so every change of the query has to cause a render.
    notifyOnChangeProps: 'all' as const,
    refetchInterval: ({ state }) => waitUntil(state.data?.data.valid_until),
  })
}

/** In ms. The host is queried after the form has not changed for this time. */
const pause = 300

/** The bill of an order before it is placed (Product §9.7). */
export type Quote = {
  bill: Bill
  /** The amount that PayPal would charge; null where the host does not send it. */
  usd: UsdAmount | null
  /** True where the shop's own rule calculated the bill, because the host sent none. */
  isEstimate: boolean
  /** The reason why the host's bill is missing or outdated. */
  error: ApiError | null
  retry: () => void
}

/**
 * Returns the bill of these lines. At checkout it uses the values of the form. During a request, and after a
 * failed request, it is the host's last bill of the same lines and code. If there is no such bill, the shop's
 * own rule calculates the bill.
 */
export function useQuote(lines: readonly Line[], details?: QuoteDetails): Quote {
  const client = useQueryClient()
  const request = askedFor(lines, details)
  const text = JSON.stringify(request)
  const isSettled = useDebounced(text, pause) === text
  const isAsked = hostQuotes(client) && isSettled && request.items.length > 0
  const query = useQuery({ ...quoteQuery(request), enabled: isAsked })
  // Queries the bill without the code that the host refused.
  const isRefused = hostQuotes(client) && isCodeRefused(query.error)
  const without = useQuery({ ...quoteQuery(withoutCode(request)), enabled: isRefused })
  useQuery({
    ...vouchersQuery,
    notifyOnChangeProps: 'all',
    enabled: typeof request.coupon_code === 'string',
  })
  const { quote, bill } = quoteIn(client, lines, request)
  const givesNone = !hostQuotes(client)
  return {
    bill,
    usd: quote?.usd ?? null,
    isEstimate: !quote && (givesNone || (isCodeRefused(query.error) ? without : query).isError),
    error: givesNone ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** Returns access to the bills that `useQuote` shows. The order needs them. */
export function useShownBills() {
  const client = useQueryClient()
  return {
    /**
     * Returns the bill on the screen, and the total to which the shopper agrees. The total is null where the
     * host gives no quotes.
     */
    shownBill(lines: readonly Line[], details: QuoteDetails) {
      const { bill } = quoteIn(client, lines, askedFor(lines, details))
      return { bill, quotedTotal: hostQuotes(client) ? bill.total : null }
    },
    /** Shows, from now on, the bill that the host has announced. */
    showBill(lines: readonly Line[], details: QuoteDetails, bill: Bill) {
      const data = { bill, valid_until: null, usd: null }
      const answer = { success: true as const, message: '', data }
      client.setQueryData(quoteQuery(askedFor(lines, details)).queryKey, answer)
    },
    /** Queries the host again, because it has just refused an order at its own quoted price. */
    askAgain: (lines: readonly Line[], details: QuoteDetails) =>
      client.invalidateQueries({ queryKey: quoteQuery(askedFor(lines, details)).queryKey }),
  }
}

/**
 * Returns the request for a quote. It contains the key of the shopper's own unpaid order, so that the voucher
 * of that order can be used again (Product §4.8.15).
 */
function askedFor(lines: readonly Line[], details?: QuoteDetails): QuoteRequest {
  const replaces = replaceable(lines)
  return { ...quoteRequest(lines, details), ...(replaces && { replaces }) }
}

const allQuotes = { queryKey: ['POST', getQuoteOrderUrl()] }

/** Returns false once the host has answered that it gives no quotes. */
const hostQuotes = (client: QueryClient) =>
  shopConfig.quotes &&
  !client
    .getQueryCache()
    .findAll(allQuotes)
    .some(({ state }) => isNotOffered(state.error))

/** Returns the host's latest quote of the same lines and code. It is shown while a new quote is loading. */
function latestOf(client: QueryClient, request: QuoteRequest): QuoteResponse | undefined {
  const age = (key: QueryKey) => client.getQueryState(key)?.dataUpdatedAt ?? 0
  return client
    .getQueriesData<QuoteResponse>(allQuotes)
    .filter(([key, answer]) => answer && subjectOf(key.at(-1)) === subjectOf(request))
    .toSorted(([one], [other]) => age(one) - age(other))
    .at(-1)?.[1]
}

/**
 * Returns, from the cache, the bill to show and the quote that contains it. After a refusal, only the quote
 * without the refused code is used. Otherwise the latest quote of the same lines and code is used.
 */
function quoteIn(client: QueryClient, lines: readonly Line[], request: QuoteRequest) {
  const state = client.getQueryState(quoteQuery(request).queryKey)
  const error = state?.error
  const without = quoteQuery(withoutCode(request)).queryKey
  const own = () => state?.data ?? latestOf(client, request)
  const refused = () => (isCodeRefused(error) ? client.getQueryData(without) : undefined)
  const quote = (error?.status === 422 ? refused() : own())?.data ?? null
  const vouchers = client.getQueryData(vouchersQuery.queryKey)?.data
  return { quote, bill: quote?.bill ?? estimateOf(lines, request, vouchers) }
}

const isCodeRefused = (error: ApiError | null | undefined) =>
  error?.status === 422 && error.fieldErrors['coupon_code'] !== undefined

const withoutCode = (request: QuoteRequest): QuoteRequest => ({ ...request, coupon_code: null })

/**
 * Returns a text that identifies the lines and the code of a request. The other parts of a request can only
 * change the delivery fee.
 */
const subjectOf = (request: unknown) =>
  JSON.stringify([memberOf(request, 'items'), memberOf(request, 'coupon_code') ?? null])

/**
 * Calculates a bill by the shop's own rule, with a code from the host's list. Vouchers for categories are
 * left to the host, because a cart does not know categories.
 */
function estimateOf(
  lines: readonly Line[],
  { coupon_code }: QuoteRequest,
  vouchers: readonly Voucher[] = [],
): Bill {
  const voucher = vouchers.find(({ code }) => code === coupon_code)
  const goods = lines.map((line) => ({ ...line, product: line.productId, categories: [] }))
  const grant = voucher && voucherGrant(voucher, goods)
  const isGranted = grant && 'granted' in grant
  return billOf(
    subtotalOf(lines),
    isGranted ? { coupon: voucher.code, granted: grant.granted } : {},
  )
}
