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

/** A host without districts: an address of before July 2025 is offered its new form. */
export const OfBefore2025 = meta.story({
  tags: ['§4.7.10'],
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
