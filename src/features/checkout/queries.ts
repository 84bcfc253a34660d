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

/** Vouchers that the host shows to shoppers: for their page, and for the bill before the host has said it. */
export const vouchersQuery = queryOptions({
  ...getVouchersQueryOptions(),
  select: ({ data }) => data,
  retry: false,
})

/** The bill of an order before it is placed (Product §9.7), asked for again when it is no longer valid. */
function quoteQuery(request: QuoteRequest) {
  return queryOptions({
    ...getQuoteOrderQueryOptions(request),
    select: ({ data }) => data,
    retry: false,
    // The bill is read from the cache (`quoteIn`).
    notifyOnChangeProps: 'all' as const,
    refetchInterval: ({ state }) => waitUntil(state.data?.data.valid_until),
  })
}

/** How long nothing changes before the host is asked, in ms. */
const pause = 300

/** What an order would cost, as far as the host says it (Product §9.7). */
export type Quote = {
  bill: Bill
  /** What PayPal would charge for it; null where nobody says so. */
  usd: UsdAmount | null
  /** True where the host says nothing: the bill comes from the shop's own rule. */
  isEstimate: boolean
  /** Why the host's bill is missing, or is not the latest. */
  error: ApiError | null
  retry: () => void
}

/**
 * Returns the bill of these lines, at checkout with what its form holds by now. While the host is asked, and
 * where it fails, its last bill of the same lines and code stands in; without one, and where it gives no
 * quotes, the shop's own rule does.
 */
export function useQuote(lines: readonly Line[], details?: QuoteDetails): Quote {
  const client = useQueryClient()
  const request = askedFor(lines, details)
  const text = JSON.stringify(request)
  const isSettled = useDebounced(text, pause) === text
  const isAsked = hostQuotes(client) && isSettled && request.items.length > 0
  const query = useQuery({ ...quoteQuery(request), enabled: isAsked })
  // What the order costs without the code that is refused.
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

/** Returns what ordering needs to know of the bills that `useQuote` shows. */
export function useShownBills() {
  const client = useQueryClient()
  return {
    /** The bill as it is shown, and the total to agree to: null where the host gives no quotes. */
    shownBill(lines: readonly Line[], details: QuoteDetails) {
      const { bill } = quoteIn(client, lines, askedFor(lines, details))
      return { bill, quotedTotal: hostQuotes(client) ? bill.total : null }
    },
    /** Shows another bill from now on: the host has said that it charges this one. */
    showBill(lines: readonly Line[], details: QuoteDetails, bill: Bill) {
      const data = { bill, valid_until: null, usd: null }
      const answer = { success: true as const, message: '', data }
      client.setQueryData(quoteQuery(askedFor(lines, details)).queryKey, answer)
    },
    /** Asks the host again: it has just refused what it gave a bill for. */
    askAgain: (lines: readonly Line[], details: QuoteDetails) =>
      client.invalidateQueries({ queryKey: quoteQuery(askedFor(lines, details)).queryKey }),
  }
}

/** The shopper's own order that waits for its payment holds no voucher back (Product §4.8.15). */
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

/**
 * Returns the host's latest quote of the same lines and code: it stands in while the host is asked about the
 * rest.
 */
function latestOf(client: QueryClient, request: QuoteRequest): QuoteResponse | undefined {
  const age = (key: QueryKey) => client.getQueryState(key)?.dataUpdatedAt ?? 0
  return client
    .getQueriesData<QuoteResponse>(allQuotes)
    .filter(([key, answer]) => answer && subjectOf(key.at(-1)) === subjectOf(request))
    .toSorted(([one], [other]) => age(one) - age(other))
    .at(-1)?.[1]
}

/**
 * Returns the bill that stands, as the cache has it, and the quote that it comes from: none for what is
 * refused, whatever the host said before, but that without a refused code; else the latest one of the same
 * lines and code.
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

/** What a bill is of; the rest of a request may change how much of it is delivery. */
const subjectOf = (request: unknown) =>
  JSON.stringify([memberOf(request, 'items'), memberOf(request, 'coupon_code') ?? null])

/**
 * The bill by the shop's own rule, with a code of the host's list. A cart does not know its categories: what
 * a voucher takes off those is left to the host.
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
