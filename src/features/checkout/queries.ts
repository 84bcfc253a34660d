import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ApiError, isNotOffered } from '@/api/errors'
import { getQuoteOrderQueryOptions } from '@/api/generated/cart/cart'
import type { Bill, QuoteData, QuoteRequest, UsdAmount, Voucher } from '@/api/generated/model'
import { getVouchersQueryOptions } from '@/api/generated/vouchers/vouchers'
import type { Line } from '@/domain/cart/cart'
import { billOf, subtotalOf } from '@/domain/order/bill'
import { type OrderDetails, quoteRequest } from '@/domain/order/form'
import { voucherGrant } from '@/domain/voucher/grant'
import { waitUntil } from '@/lib/dates'
import { shopConfig } from '@/lib/shop-config'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
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
    refetchInterval: ({ state }) => waitUntil(state.data?.data.valid_until),
  })
}

/** How long nothing changes before the host is asked, in ms. */
const pause = 300

/** False once the host has answered that it gives no quotes. */
const hostQuotesAtom = atom(shopConfig.quotes)

/** The host's latest quote, and of what: it stands in while the host is asked again about the same. */
const lastQuoteAtom = personalAtom<{ of: string; quote: QuoteData } | null>(null)

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
 * Returns the bill of these lines, at checkout with what its form holds by now. While the host is asked, and where it fails, its
 * last bill of the same lines and code stands in; without one, and where it gives no quotes, the shop's own rule does.
 */
export function useQuote(lines: readonly Line[], details?: OrderDetails): Quote {
  const hostQuotes = useAtomValue(hostQuotesAtom)
  const setHostQuotes = useSetAtom(hostQuotesAtom)
  const request = quoteRequest(lines, details)
  const text = JSON.stringify(request)
  const isSettled = useDebounced(text, pause) === text
  const query = useQuery({
    ...quoteQuery(request),
    enabled: hostQuotes && isSettled && request.items.length > 0,
  })
  // What the order costs without the code that is refused.
  const without = useQuery({
    ...quoteQuery(withoutCode(request)),
    enabled: hostQuotes && isCodeRefused(query.error),
  })
  const vouchers = useQuery({ ...vouchersQuery, enabled: typeof request.coupon_code === 'string' })
  const last = useAtomValue(lastQuoteAtom)
  const setLast = useSetAtom(lastQuoteAtom)
  const of = subjectOf(request)
  useEffect(
    function rememberQuote() {
      if (query.data) setLast({ of, quote: query.data })
    },
    [query.data, of, setLast],
  )
  const quote = standingQuote(query, without.data, last?.of === of ? last.quote : null)
  const givesNone = !hostQuotes || isNotOffered(query.error)
  useEffect(
    function stopAsking() {
      if (givesNone) setHostQuotes(false)
    },
    [givesNone, setHostQuotes],
  )
  return {
    bill: quote?.bill ?? estimateOf(lines, request, vouchers.data),
    usd: quote?.usd ?? null,
    isEstimate: !quote && (givesNone || (isCodeRefused(query.error) ? without : query).isError),
    error: givesNone ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/** Returns the quote that stands: none for what is refused, whatever the host said before, but that without a refused code. */
function standingQuote(
  { error, data }: { error?: ApiError | null | undefined; data?: QuoteData | undefined },
  without: QuoteData | undefined,
  known: QuoteData | null,
): QuoteData | null {
  if (error?.status === 422) return (isCodeRefused(error) && without) || null
  return data ?? known
}

const isCodeRefused = (error: ApiError | null | undefined) =>
  error?.status === 422 && error.fieldErrors['coupon_code'] !== undefined

const withoutCode = (request: QuoteRequest): QuoteRequest => ({ ...request, coupon_code: null })

/** What a bill is of; the rest of a request may change how much of it is delivery. */
const subjectOf = ({ items, coupon_code }: QuoteRequest) =>
  JSON.stringify([items, coupon_code ?? null])

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

/** Returns what ordering needs to know of the bills that `useQuote` shows. */
export function useShownBills() {
  const client = useQueryClient()
  const hostQuotes = useAtomValue(hostQuotesAtom)
  const last = useAtomValue(lastQuoteAtom)
  const keyOf = (request: QuoteRequest) => quoteQuery(request).queryKey
  return {
    /** The bill as it is shown, and the total to agree to: null where the host gives no quotes. */
    shownBill(lines: readonly Line[], details: OrderDetails) {
      const request = quoteRequest(lines, details)
      const known = last?.of === subjectOf(request) ? last.quote : null
      const state = client.getQueryState(keyOf(request))
      const without = client.getQueryData(keyOf(withoutCode(request)))
      const read = { error: state?.error, data: state?.data?.data }
      const vouchers = client.getQueryData(vouchersQuery.queryKey)?.data
      const standing = standingQuote(read, without?.data, known)
      const bill = standing?.bill ?? estimateOf(lines, request, vouchers)
      return { bill, quotedTotal: hostQuotes ? bill.total : null }
    },
    /** Shows another bill from now on: the host has said that it charges this one. */
    showBill(lines: readonly Line[], details: OrderDetails, bill: Bill) {
      const data = { bill, valid_until: null, usd: null }
      client.setQueryData(keyOf(quoteRequest(lines, details)), { success: true, message: '', data })
    },
    /** Asks the host again: it has just refused what it gave a bill for. */
    askAgain: (lines: readonly Line[], details: OrderDetails) =>
      client.invalidateQueries({ queryKey: keyOf(quoteRequest(lines, details)) }),
  }
}
