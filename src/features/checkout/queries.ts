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

/** The host's public vouchers: for the voucher page, and for the bill until the host has sent its own. */
export const vouchersQuery = queryOptions({
  ...getVouchersQueryOptions(),
  select: ({ data }) => data,
  retry: false,
})

/** The host's bill of an order (Product §9.7). Asked for again when it expires. */
function quoteQuery(request: QuoteRequest) {
  return queryOptions({
    ...getQuoteOrderQueryOptions(request),
    select: ({ data }) => data,
    retry: false,
    // `quoteIn` reads the bill from the cache.
    notifyOnChangeProps: 'all' as const,
    refetchInterval: ({ state }) => waitUntil(state.data?.data.valid_until),
  })
}

/** In ms: how long the form must rest before the host is asked. */
const pause = 300

/** The bill of an order before it is placed (Product §9.7). */
export type Quote = {
  bill: Bill
  /** The amount that PayPal would charge; null where the host does not say. */
  usd: UsdAmount | null
  /** True where the shop's own rule made the bill, because the host sent none. */
  isEstimate: boolean
  /** Why the host's bill is missing or outdated. */
  error: ApiError | null
  retry: () => void
}

/**
 * Returns the bill of these lines, at checkout with the values of the form. While the host is asked, and
 * where it fails, its last bill of the same lines and code is used. Without one the shop's own rule makes the
 * bill.
 */
export function useQuote(lines: readonly Line[], details?: QuoteDetails): Quote {
  const client = useQueryClient()
  const request = askedFor(lines, details)
  const text = JSON.stringify(request)
  const isSettled = useDebounced(text, pause) === text
  const isAsked = hostQuotes(client) && isSettled && request.items.length > 0
  const query = useQuery({ ...quoteQuery(request), enabled: isAsked })
  // Asks for the bill without the refused code.
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

/** Returns access to the bills that `useQuote` shows, for ordering. */
export function useShownBills() {
  const client = useQueryClient()
  return {
    /** Returns the shown bill and the total to agree to. The total is null where the host gives no quotes. */
    shownBill(lines: readonly Line[], details: QuoteDetails) {
      const { bill } = quoteIn(client, lines, askedFor(lines, details))
      return { bill, quotedTotal: hostQuotes(client) ? bill.total : null }
    },
    /** Shows another bill from now on: the one that the host has announced. */
    showBill(lines: readonly Line[], details: QuoteDetails, bill: Bill) {
      const data = { bill, valid_until: null, usd: null }
      const answer = { success: true as const, message: '', data }
      client.setQueryData(quoteQuery(askedFor(lines, details)).queryKey, answer)
    },
    /** Asks the host again, because it has just refused what it had quoted. */
    askAgain: (lines: readonly Line[], details: QuoteDetails) =>
      client.invalidateQueries({ queryKey: quoteQuery(askedFor(lines, details)).queryKey }),
  }
}

/** Names the shopper's own unpaid order, so that the voucher it holds can be used (Product §4.8.15). */
function askedFor(lines: readonly Line[], details?: QuoteDetails): QuoteRequest {
  const replaces = replaceable(lines)
  return { ...quoteRequest(lines, details), ...(replaces && { replaces }) }
}

const allQuotes = { queryKey: ['POST', getQuoteOrderUrl()] }

/** False once the host has answered that it gives no quotes. */
const hostQuotes = (client: QueryClient) =>
  shopConfig.quotes &&
  !client
    .getQueryCache()
    .findAll(allQuotes)
    .some(({ state }) => isNotOffered(state.error))

/** Returns the host's latest quote of the same lines and code, to be shown while a new one is on its way. */
function latestOf(client: QueryClient, request: QuoteRequest): QuoteResponse | undefined {
  const age = (key: QueryKey) => client.getQueryState(key)?.dataUpdatedAt ?? 0
  return client
    .getQueriesData<QuoteResponse>(allQuotes)
    .filter(([key, answer]) => answer && subjectOf(key.at(-1)) === subjectOf(request))
    .toSorted(([one], [other]) => age(one) - age(other))
    .at(-1)?.[1]
}

/**
 * Returns the bill to show and the quote it comes from, read from the cache. After a refusal only the quote
 * without the refused code counts. Otherwise the latest quote of the same lines and code.
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

/** Names the lines and the code of a request. Other parts of a request change the delivery fee at most. */
const subjectOf = (request: unknown) =>
  JSON.stringify([memberOf(request, 'items'), memberOf(request, 'coupon_code') ?? null])

/**
 * Makes a bill by the shop's own rule, with a code of the host's list. Vouchers for categories are left to
 * the host, because a cart does not know categories.
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
