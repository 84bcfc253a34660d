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
import { replaceableOrderKey } from '@/features/cart/purchases'
import { msUntilRetry } from '@/lib/dates'
import { memberOf } from '@/lib/json'
import { shopConfig } from '@/lib/shop-config'
import { useDebouncedValue } from '@/lib/use-debounced'

/**
 * Queries the host's public vouchers. The voucher page lists them. The checkout uses them to estimate the
 * bill while there is no bill from the host.
 */
export const publicVouchersQuery = queryOptions({
  ...getVouchersQueryOptions(),
  select: ({ data }) => data,
  retry: false,
})

/** Queries the host's bill of an order (Product §9.7). The bill is refetched when it expires. */
function quoteQuery(request: QuoteRequest) {
  return queryOptions({
    ...getQuoteOrderQueryOptions(request),
    select: ({ data }) => data,
    retry: false,
    // `quoteIn` reads the bill from the cache without a subscription, so each change of this query must
    // render the component.
    notifyOnChangeProps: 'all' as const,
    refetchInterval: ({ state }) => msUntilRetry(state.data?.data.valid_until),
  })
}

/** How long the form must stay unchanged before the host is asked for a bill, in ms. */
const pause = 300

/** The bill of an order that is not placed yet (Product §9.7). */
export type Quote = {
  bill: Bill
  /** The amount in USD that PayPal would charge. Null if the host does not send it. */
  usd: UsdAmount | null
  /**
   * True if the app calculated the bill itself, because the host gives no quotes or the request for a quote
   * has failed. While the first quote loads, the value is still false.
   */
  isEstimate: boolean
  /** The reason why the host's bill is missing or outdated. Null if the host gives no quotes at all. */
  error: ApiError | null
  retry: () => void
}

/**
 * Returns the bill of these lines. `details` are values of the form, such as the address. During a request
 * and after a failed request, the result is the host's last bill of the same lines and voucher code. If the
 * host refuses the voucher code, the result is the bill without this code. If the host refuses the request
 * with another 422, or if there is no bill from the host, the app calculates one.
 */
export function useQuote(lines: readonly Line[], details?: QuoteDetails): Quote {
  const client = useQueryClient()
  const request = askedFor(lines, details)
  const text = JSON.stringify(request)
  const isSettled = useDebouncedValue(text, pause) === text
  const isAsked = hostQuotes(client) && isSettled && request.items.length > 0
  const query = useQuery({ ...quoteQuery(request), enabled: isAsked })
  // If the host has refused the voucher code, a bill without this code is requested.
  const isRefused = hostQuotes(client) && isCodeRefused(query.error)
  const without = useQuery({ ...quoteQuery(withoutCode(request)), enabled: isRefused })
  useQuery({
    ...publicVouchersQuery,
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

/**
 * Returns functions that read and change the bill on the screen. An order must have the same total as this
 * bill.
 */
export function useShownBillActions() {
  const client = useQueryClient()
  return {
    /**
     * Returns the bill on the screen. `quotedTotal` is the total to which the shopper agrees. It is null if
     * the host gives no quotes.
     */
    shownBill(lines: readonly Line[], details: QuoteDetails) {
      const { bill } = quoteIn(client, lines, askedFor(lines, details))
      return { bill, quotedTotal: hostQuotes(client) ? bill.total : null }
    },
    /** Shows the new bill that the host sent when it refused the order. */
    showBill(lines: readonly Line[], details: QuoteDetails, bill: Bill) {
      const data = { bill, valid_until: null, usd: null }
      const answer = { success: true as const, message: '', data }
      client.setQueryData(quoteQuery(askedFor(lines, details)).queryKey, answer)
    },
    /**
     * Refetches the bill, because the host has just refused an order although it had the total of the host's
     * own quote.
     */
    askAgain: (lines: readonly Line[], details: QuoteDetails) =>
      client.invalidateQueries({ queryKey: quoteQuery(askedFor(lines, details)).queryKey }),
  }
}

/**
 * Returns the request for a quote. `replaces` is the key of an unanswered or unpaid order that the new order
 * will replace. The host then counts the voucher of that order as unused (Product §4.8.5).
 */
function askedFor(lines: readonly Line[], details?: QuoteDetails): QuoteRequest {
  const replaces = replaceableOrderKey(lines)
  return { ...quoteRequest(lines, details), ...(replaces && { replaces }) }
}

const allQuotes = { queryKey: ['POST', getQuoteOrderUrl()] }

/**
 * Returns false if the settings of the shop turn quotes off, or if the host has answered that it gives none.
 */
const hostQuotes = (client: QueryClient) =>
  shopConfig.quotes &&
  !client
    .getQueryCache()
    .findAll(allQuotes)
    .some(({ state }) => isNotOffered(state.error))

/**
 * Returns the host's last quote of the same lines and voucher code. It bridges the time until a newer quote
 * has loaded.
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
 * Returns the quote from the cache or null, and the bill to show. The quote is the host's response to this
 * request, or else its last quote of the same lines and voucher code. If the host has refused the voucher
 * code, the quote is the one without this code. After any other 422 the quote is null. Without any quote, the
 * app calculates the bill.
 */
function quoteIn(client: QueryClient, lines: readonly Line[], request: QuoteRequest) {
  const state = client.getQueryState(quoteQuery(request).queryKey)
  const error = state?.error
  const without = quoteQuery(withoutCode(request)).queryKey
  const own = () => state?.data ?? latestOf(client, request)
  const refused = () => (isCodeRefused(error) ? client.getQueryData(without) : undefined)
  const quote = (error?.status === 422 ? refused() : own())?.data ?? null
  const vouchers = client.getQueryData(publicVouchersQuery.queryKey)?.data
  return { quote, bill: quote?.bill ?? estimateOf(lines, request, vouchers) }
}

const isCodeRefused = (error: ApiError | null | undefined) =>
  error?.status === 422 && error.fieldErrors['coupon_code'] !== undefined

const withoutCode = (request: QuoteRequest): QuoteRequest => ({ ...request, coupon_code: null })

/**
 * Returns a text that is equal for requests with the same lines and voucher code. All other parts of a
 * request can only change the delivery fee.
 */
const subjectOf = (request: unknown) =>
  JSON.stringify([memberOf(request, 'items'), memberOf(request, 'coupon_code') ?? null])

/**
 * Calculates the bill without the host. The voucher code is looked up in the host's public vouchers. A
 * voucher for categories has no effect, because the lines of a cart have no categories.
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
