import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddressEditor } from '@/features/address-book/AddressEditor'
import { signIn } from '../../support/shopper'
import { home, office } from './saved-addresses'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For a new address and for changing one; typed values survive an accidental closing.'],
  keyboard: [
    ['Escape', 'closes it, after a question when something was typed'],
    ['Enter', 'saves'],
  ],
  reader: 'A modal dialog; a failed save moves the focus to the first field with an error.',
}

const meta = {
  component: AddressEditor,
  args: {
    address: undefined,
    addresses: [home, office],
    shopper: 'khach@moclan.vn',
    isOpen: true,
    onClose: fn(),
  },
  parameters: { guide, scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof AddressEditor>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const box = (name: RegExp) => screen.findByRole('textbox', { name })
const draft = () => sessionStorage.getItem('draft:address:new')

const fillIn: Play = async ({ userEvent, parameters }) => {
  await userEvent.type(await box(/^Họ tên/), 'Lan')
  await userEvent.type(await box(/^Số điện thoại/), parameters.phone ?? '0912345678')
  await userEvent.type(await box(/^Địa chỉ/), '12 Lê Lợi')
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
}

/** Opens with the focus in the first field; what is typed stays as a draft until it is given up. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    const name = await box(/^Họ tên/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Lan')
    await waitFor(() => expect(draft()).toMatch(/Lan/))
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Rời trang' }))
    await waitFor(() => expect(draft()).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  play: async (context) => {
    await fillIn(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await expect(draft()).toBeNull()
  },
}

/** A number that nobody can call is asked about once. */
export const DoubtfulPhone: Story = {
  parameters: { phone: '0912 34' },
  play: async (context) => {
    await fillIn(context)
    await expect(await screen.findByText(/^Số 0912 34 có đúng không\?/)).toBeVisible()
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await context.userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
  },
}

/** A failure shows above the buttons; over the whole screen of a phone. */
export const Failing: Story = {
  args: { address: home },
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

/** The host knows no `Idempotency-Key`: the list shows whether the address arrived, and what was typed stays. */
export const AnswerLost: Story = {
  parameters: {
    scenario: ['login:shopper', 'createUserAddress.lost'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await screen.findByText(/^Chưa rõ máy chủ đã lưu hay chưa/)).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Xem danh sách' }))
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(draft()).toMatch(/12 Lê Lợi/))
  },
}

/** Deleted elsewhere meanwhile: what was typed is saved as a new address. */
export const Gone: Story = {
  args: { address: { ...office, id: 999 }, addresses: [home] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Thêm địa chỉ')
    await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
