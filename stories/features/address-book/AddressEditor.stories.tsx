import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { emptyAddressForm, formOf } from '@/features/address-book/address-form'
import { AddressEditor } from '@/features/address-book/AddressEditor'
import { signIn } from '../../support/shopper'
import { home } from './saved-addresses'

const meta = {
  component: AddressEditor,
  args: {
    address: undefined,
    start: emptyAddressForm,
    isFirst: false,
    shopperId: 1,
    isOpen: true,
    onClose: fn(),
  },
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof AddressEditor>

export default meta
type Story = StoryObj<typeof meta>

const box = (name: RegExp) => screen.findByRole('textbox', { name })

/** Opens with the focus in the first field; what is typed is kept until it is cancelled. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    const name = await box(/^Họ tên/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Lan')
    await waitFor(() => expect(sessionStorage.getItem('address_draft')).toMatch(/Lan/))
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }))
    await expect(sessionStorage.getItem('address_draft')).toBeNull()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  args: { start: formOf(home) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu địa chỉ' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** What failed stands above the buttons; over the whole screen of a phone. */
export const Failing: Story = {
  args: { address: home, start: formOf(home) },
  parameters: {
    scenario: ['login:shopper', 'updateUserAddress.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra')
    await expect(await box(/^Họ tên/)).toHaveValue(home.name)
  },
}
