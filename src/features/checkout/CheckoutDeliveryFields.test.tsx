import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { session } from '@/api/session'
import { emptyOrderForm } from '@/domain/order/form'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { Form } from '@/ui/form/Form'
import { CheckoutDeliveryFields } from './CheckoutDeliveryFields'

const saved = { id: 1, name: 'Trần Lan', phone: '0912345678', address: '1 Phố Huế', default: true }

function show(client: QueryClient, initialValues = emptyOrderForm) {
  session.begin('token', 'lan@example.com')
  render(
    <RawIntlProvider value={createIntl({ locale: 'vi', onError: () => {} })}>
      <QueryClientProvider client={client}>
        <Form initialValues={initialValues} onSubmit={() => {}}>
          <CheckoutDeliveryFields />
        </Form>
      </QueryClientProvider>
    </RawIntlProvider>,
  )
}

const listOf = (address: string) => ({
  success: true as const,
  message: '',
  data: { addresses: [{ ...saved, address }] },
})

test('an address that was being read when the page was left is read again §4.7.11', async () => {
  const ward = { id: 9, name: 'Phường Hải Châu', code: '9' }
  const province = { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false }
  const whole = '1 Lê Lợi, Phường Hải Châu, Đà Nẵng'
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes('wards') ? [ward] : url.includes('provinces') ? [province] : []
    return Response.json({ success: true, message: '', data })
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(savedAddressesQuery.queryKey, listOf(whole))
  const name = { lastName: 'Trần', firstName: 'Lan', phone: saved.phone }
  show(client, { ...emptyOrderForm, ...name, street: whole })
  await expect
    .poll(() => screen.getByRole('combobox', { name: /checkout.street/ }))
    .toHaveProperty('value', '1 Lê Lợi')
  expect(screen.getByRole('combobox', { name: /address.ward/ })).toHaveProperty('value', ward.name)
  cleanup()
  vi.unstubAllGlobals()
})

test('a saved address that arrives while a place is typed overwrites nothing §4.7.11', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: '' }, { status: 404 }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  show(client)
  const province = await screen.findByRole('combobox', { name: /address.province/ })
  fireEvent.input(province, { target: { value: 'Đà' }, inputType: 'insertText' })
  const addresses = listOf(saved.address)
  act(() => void client.setQueryData(savedAddressesQuery.queryKey, addresses))
  await screen.findByRole('radiogroup')
  expect(province).toHaveProperty('value', 'Đà')
  expect(screen.getByRole('textbox', { name: /auth.lastName/ })).toHaveProperty('value', '')
  vi.unstubAllGlobals()
})
