import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { AddressBook } from '@/features/address-book/AddressBook'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { long } from './saved-addresses'

const meta = preview.meta({
  component: AddressBook,
  parameters: { scenario: ['login:shopper'] },
  decorators: [
    (Story) => (
      <main>
        <h1>Địa chỉ của tôi</h1>
        <Story />
      </main>
    ),
  ],
})

/** A foreign number shows as typed, and a long address wraps. */
export const LongOnAPhone = meta.story({
  parameters: { scenario: ['login:shopper', 'userAddresses.timeout'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach({ loaded }) {
    const answer = { success: true, message: '', data: { addresses: [long] } }
    loaded.world.queryClient.setQueryData(savedAddressesQuery.queryKey, answer)
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(long.phone)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Empty = meta.story({
  tags: ['§2.12.3'],
  parameters: {
    scenario: ['login:staff'],
    shows: ['Bạn chưa lưu địa chỉ nào', ['button', { name: 'Thêm địa chỉ' }]],
  },
})
