import preview from '#.storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { AddressesScreen } from '@/features/address-book/AddressesScreen'

const meta = preview.meta({
  component: AddressesScreen,
  parameters: { path: '/account/addresses', scenario: ['login:shopper'] },
})

export const Usual = meta.story({})

export const Empty = meta.story({
  tags: ['§2.12.3'],
  parameters: {
    scenario: ['login:staff'],
    shows: ['Bạn chưa lưu địa chỉ nào', ['button', { name: 'Thêm địa chỉ' }]],
  },
})

/** With a host without districts, the shop offers to convert an address from before July 2025. */
export const OfBefore2025 = meta.story({
  tags: ['§4.7.5'],
  parameters: { scenario: ['login:shopper', 'address.two-tier'] },
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole('article')
    const { findByRole, queryByRole } = within(card ?? document.body)
    await userEvent.click(await findByRole('button', { name: /^Đổi sang/ }))
    const isRenewed = () =>
      expect(queryByRole('button', { name: /^Đổi sang/ })).not.toBeInTheDocument()
    await waitFor(isRenewed)
  },
})
