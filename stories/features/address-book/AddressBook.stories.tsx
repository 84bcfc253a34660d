import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { addressDrafts, emptyAddressForm } from '@/features/address-book/address-form'
import { AddressBook } from '@/features/address-book/AddressBook'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { long } from './saved-addresses'

const meta = preview.meta({
  component: AddressBook,
  args: { renewal: () => null },
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

export const Filled = meta.story({
  tags: ['§2.12.3'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByText('2 địa chỉ')).toBeVisible()
  },
})

/** The buttons of a card say whose address it is, and which one. */
export const CardWithItsWindow = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article')
    const { getByRole } = within(card ?? document.body)
    const edit = getByRole('button', { name: /^Sửa địa chỉ của/ })
    await expect(edit).toHaveAccessibleDescription(/Lý Thường Kiệt/)
    await userEvent.click(edit)
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Sửa địa chỉ')
  },
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

export const Failing = meta.story({
  tags: ['§2.12.3'],
  parameters: {
    scenario: ['login:shopper', 'userAddresses.serverError'],
    shows: [/khi tải danh sách địa chỉ$/, ['button', { name: 'Thử lại' }]],
  },
})

export const Waiting = meta.story({
  tags: ['§2.12.3'],
  parameters: { scenario: ['login:shopper', 'userAddresses.timeout'] },
})

/** A form that was left with something unsaved opens again. */
export const LeftTyped = meta.story({
  tags: ['§4.9.1'],
  beforeEach() {
    const form = { name: 'Lan', phone: '0912', address: '', default: false }
    addressDrafts.write(null, { form, base: emptyAddressForm, updatedAt: null, sent: null })
  },
  play: async () => {
    await expect(await screen.findByDisplayValue('Lan')).toBeVisible()
    await expect(screen.getByText(/^Đã khôi phục thay đổi chưa lưu/)).toBeVisible()
  },
})
