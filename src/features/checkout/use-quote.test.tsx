import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderableLine } from '@/domain/cart/cart'
import { shirtLine } from '@/domain/cart/example-lines'
import { billOf } from '@/domain/order/bill'
import { emptyOrderForm, quoteDetails, type OrderFormValues } from '@/domain/order/form'
import { useQuote } from './queries'

const answers = vi.fn<typeof fetch>()
const listed = { code: 'MOCLAN14', percent: 14, amount: null, minimum: null, is_for_all: true }
const data = [{ ...listed, starts_on: null, ends_on: null, products: [], categories: [] }]

/** A host that lists one voucher. Each test defines the host's responses to quote requests. */
const host: typeof fetch = async (url, init) =>
  typeof url === 'string' && url.endsWith('/vouchers')
    ? Response.json({ success: true, message: '', data })
    : answers(url, init)

type ShownProps = { line: OrderableLine; form: OrderFormValues }

function Shown({ line, form }: ShownProps) {
  const { bill, isEstimate, error } = useQuote([line], quoteDetails(form))
  return <output>{[bill.total, isEstimate, error?.status].join(' ')}</output>
}

test('a coupon that the host refuses leaves the bill, although the bill had it a moment ago §10.19.9 §9.7f', async () => {
  vi.stubGlobal('fetch', host)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const form = { ...emptyOrderForm, coupon: 'CUOI' }
  const bill = billOf(750_000, { coupon: 'CUOI', granted: 100_000 })
  const data = { bill, valid_until: null, usd: null }
  answers.mockResolvedValueOnce(Response.json({ success: true, message: '', data }))
  render(
    <QueryClientProvider client={client}>
      <Shown line={{ ...shirtLine, quantity: 3 }} form={form} />
    </QueryClientProvider>,
  )
  const text = () => screen.getByRole('status').textContent
  await expect.poll(text).toBe('530000 false ')
  const errors = { coupon_code: ['Hết lượt'] }
  const refusal = { success: false, errors }
  const plain = { ...data, bill: billOf(750_000, { shipping: 45_000 }) }
  answers.mockImplementation(async (_, init) =>
    JSON.stringify(init?.body).includes('CUOI')
      ? Response.json(refusal, { status: 422 })
      : Response.json({ success: true, message: '', data: plain }),
  )
  await client.invalidateQueries()
  await expect.poll(text, { message: 'the host’s bill without it' }).toBe('630000 false 422')
  vi.unstubAllGlobals()
})

test('after a failed quote, the last bill of the same lines and code stays, or else the app calculates the bill §9.7j', async () => {
  vi.stubGlobal('fetch', host)
  const client = new QueryClient()
  const form = { ...emptyOrderForm, coupon: '' }
  const shown = (props: ShownProps) => (
    <QueryClientProvider client={client}>
      <Shown {...props} />
    </QueryClientProvider>
  )
  const text = () => screen.getByRole('status').textContent
  const bill = billOf(500_000, { shipping: 45_000 })
  const data = { bill, valid_until: null, usd: null }
  answers.mockResolvedValueOnce(Response.json({ success: true, message: '', data }))
  const { rerender } = render(shown({ line: shirtLine, form }))
  expect(text(), 'until the host answers').toBe('365000 false ')
  await expect.poll(text).toBe('380000 false ')

  answers.mockImplementation(async () => Response.json({ success: false }, { status: 500 }))
  rerender(shown({ line: shirtLine, form: { ...form, payment: 'paypal' } }))
  expect(text(), 'while the host is asked again').toBe('380000 false ')
  await expect.poll(text).toBe('380000 false 500')
  rerender(shown({ line: { ...shirtLine, quantity: 1 }, form }))
  await expect.poll(text, { message: 'other lines' }).toBe('115000 true 500')
  rerender(shown({ line: shirtLine, form: { ...form, coupon: 'MOCLAN14' } }))
  await expect.poll(text, { message: 'another code' }).toBe('310000 true 500')
  rerender(shown({ line: shirtLine, form }))
  expect(text()).toBe('380000 false ')
  vi.unstubAllGlobals()
})

test('with a clock ahead of the host’s, the bill is refetched at most every 30 s §9.7p', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:30:00Z') })
  vi.stubGlobal('fetch', answers.mockReset())
  const data = { bill: billOf(500_000, {}), valid_until: '2026-11-22T10:10:00Z', usd: null }
  answers.mockImplementation(async () => Response.json({ success: true, message: '', data }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown line={shirtLine} form={emptyOrderForm} />
    </QueryClientProvider>,
  )
  await vi.advanceTimersByTimeAsync(29_000)
  expect(answers).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
