import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { emptyOrderForm } from '@/domain/order/form'
import { AddressFields } from '@/features/addresses/AddressFields'
import { Form } from '@/ui/form/Form'
import { PayBar } from './PayBar'

const ward = { id: 20_242, name: 'Phường Hải Châu', code: '20242' }
const province = { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false }
const region = { country: null, province, district: null, ward }
const filled = { lastName: 'Trần', firstName: 'Lan', phone: '0912345678', street: '1 Lê Lợi' }

test('a click before the countries are loaded waits, says so, and then orders §2.10.2', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const list = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('countries')) return list.promise
    const data = url.includes('wards') ? [ward] : [province]
    return Response.json({ success: true, message: '', data })
  })
  const onSubmit = vi.fn()
  render(
    <RawIntlProvider value={createIntl({ locale: 'vi', onError: () => {} })}>
      <QueryClientProvider client={new QueryClient()}>
        <Form
          initialValues={{ ...emptyOrderForm, ...filled, region, payment: 'cod' as const }}
          schema={async () => (await import('./schema')).orderFormSchema}
          onSubmit={onSubmit}
        >
          <AddressFields />
          <PayBar total={1} failureId={undefined} />
        </Form>
      </QueryClientProvider>
    </RawIntlProvider>,
  )
  const pay = screen.getByRole('button', { name: /checkout.pay/ })
  fireEvent.click(pay)
  expect(pay.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('checkout.waitsForCountries', { selector: '[role=status]' })).toBeTruthy()
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  const data = [{ id: 1, name: 'Việt Nam', code: 'VN' }]
  list.resolve(Response.json({ success: true, message: '', data }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ region: { country: { code: 'VN' }, ward } })
  vi.unstubAllGlobals()
})
