import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AddressWindow } from '@/features/address-book/AddressWindow'
import { kept } from '@/lib/kept'
import { Controlled } from '../../ui/controlled'
import { home, long, office } from './saved-addresses'

const meta = preview.meta({
  component: AddressWindow,
  parameters: { scenario: ['login:shopper'] },
  args: {
    address: undefined,
    isOpen: true,
    addresses: [home, office],
    onClose: fn(),
  },
  render: (args) => (
    <Controlled initial={args.isOpen}>
      {(isOpen, setOpen) => (
        <AddressWindow
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false)
            args.onClose()
          }}
        />
      )}
    </Controlled>
  ),
})

const box = (name: RegExp) => screen.findByRole('textbox', { name })
const hasDraft = () => kept('draft_address', 'new').read() !== null

/** Opens with the focus in the first field; what is typed stays as a draft until it is given up. */
export const New = meta.story({
  play: async ({ args, userEvent }) => {
    const name = await box(/^Họ tên/)
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'Lan')
    await waitFor(() => expect(hasDraft()).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'Hủy' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Đóng, không lưu' }))
    await waitFor(() => expect(hasDraft()).toBe(false))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** A failure shows above the buttons; over the whole screen of a phone. */
export const Failing = meta.story({
  args: { address: home },
  parameters: { scenario: ['login:shopper', 'updateUserAddress.serverError'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra')
    await expect(await box(/^Họ tên/)).toHaveValue(home.name)
  },
})

/** Deleted elsewhere meanwhile: what was typed is saved as a new address. */
export const Gone = meta.story({
  args: { address: { ...office, id: 999 }, addresses: [home] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Thêm địa chỉ')
    await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Product §5; the focus goes to the first error. */
export const SentEmpty = meta.story({
  tags: ['§5.4.1'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await screen.findByText('Vui lòng nhập họ tên')).toBeVisible()
    await expect(screen.getByText('Vui lòng nhập số điện thoại')).toBeVisible()
    await expect(screen.getByText('Vui lòng nhập địa chỉ')).toBeVisible()
    await waitFor(async () => expect(await box(/^Họ tên/)).toHaveFocus())
  },
})

/** The server keeps exactly one default: it can't be unset, and the reason is shown. */
export const OfTheDefault = meta.story({
  args: { address: home },
  play: async () => {
    const isDefault = await screen.findByRole('checkbox', { name: /đang là địa chỉ mặc định/ })
    await expect(isDefault).toBeChecked()
    await expect(isDefault).toBeDisabled()
  },
})

export const First = meta.story({
  args: { addresses: [] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const Long = meta.story({
  args: { address: long },
  globals: { viewport: { value: 'phone' } },
})
