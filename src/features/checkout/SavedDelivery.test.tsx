import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { session } from '@/api/session'
import { emptyOrderForm } from '@/domain/order/form'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { Form } from '@/ui/form/Form'
import { SavedDelivery } from './SavedDelivery'

const saved = { id: 1, name: 'Trần Lan', phone: '0912345678', address: '1 Phố Huế', default: true }

test('a saved address that arrives while a place is typed overwrites nothing §4.7.12', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: '' }, { status: 404 }),
  )
  session.begin('token', 'lan@example.com')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <RawIntlProvider value={createIntl({ locale: 'vi', onError: () => {} })}>
      <QueryClientProvider client={client}>
        <Form initialValues={emptyOrderForm} onSubmit={() => {}}>
          <SavedDelivery />
        </Form>
      </QueryClientProvider>
    </RawIntlProvider>,
  )
  const province = await screen.findByRole('combobox', { name: /address.province/ })
  fireEvent.input(province, { target: { value: 'Đà' }, inputType: 'insertText' })
  const addresses = { success: true as const, message: '', data: { addresses: [saved] } }
  act(() => void client.setQueryData(savedAddressesQuery.queryKey, addresses))
  await screen.findByRole('radiogroup')
  expect(province).toHaveProperty('value', 'Đà')
  expect(screen.getByRole('textbox', { name: /auth.lastName/ })).toHaveProperty('value', '')
  vi.unstubAllGlobals()
})
