import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { SavedAddress } from '@/api/generated/model'
import { AddressWindow } from '@/features/address-book/AddressWindow'
import type { Play } from '../../support/play'
import { withToaster } from '../../support/with-toaster'
import { Controlled } from '../../ui/controlled'
import { home, long, office } from './saved-addresses'

const edit = (address: SavedAddress) => ({ name: 'save' as const, address })
const remove = (address: SavedAddress) => ({ name: 'delete' as const, address })

const meta = preview.meta({
  component: AddressWindow,
  parameters: { scenario: ['login:shopper'] },
  args: {
    task: { name: 'save' as const, address: undefined },
    isOpen: true,
    addresses: [home, office],
    shopper: 'khach@moclan.vn',
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
const draft = () => sessionStorage.getItem('draft:address:new')

const fillIn: Play = async ({ userEvent }) => {
  await userEvent.type(await box(/^Họ tên/), 'Lan')
  await userEvent.type(await box(/^Số điện thoại/), '0912345678')
  await userEvent.type(await box(/^Địa chỉ/), '12 Lê Lợi')
  await userEvent.click(screen.getByRole('button', { name: 'Lưu địa chỉ' }))
}

/** Opens with the focus in the first field; what is typed stays as a draft until it is given up. */
export const New = meta.story({
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
})

/** It closes, and a toast says so. */
export const Saved = meta.story({
  decorators: [withToaster],
  play: async (context) => {
    await fillIn(context)
    await expect(await screen.findByText('Thêm địa chỉ thành công')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** A failure shows above the buttons; over the whole screen of a phone. */
export const Failing = meta.story({
  args: { task: edit(home) },
  parameters: { scenario: ['login:shopper', 'updateUserAddress.serverError'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Có lỗi xảy ra')
    await expect(await box(/^Họ tên/)).toHaveValue(home.name)
  },
})

/** The host knows no `Idempotency-Key`: the list shows whether the address arrived, and what was typed stays. */
export const AnswerLost = meta.story({
  parameters: { scenario: ['login:shopper', 'createUserAddress.lost'] },
  play: async (context) => {
    await fillIn(context)
    await expect(await screen.findByText(/^Chưa rõ máy chủ đã lưu hay chưa/)).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: 'Xem danh sách' }))
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(draft()).toMatch(/12 Lê Lợi/))
  },
})

/** Deleted elsewhere meanwhile: what was typed is saved as a new address. */
export const Gone = meta.story({
  args: { task: edit({ ...office, id: 999 }), addresses: [home] },
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
  args: { task: edit(home) },
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
  args: { task: edit(long) },
  globals: { viewport: { value: 'phone' } },
})

/** The cancel button has the focus first. */
export const Deleting = meta.story({
  args: { task: remove(home) },
  play: async () => {
    await expect(await screen.findByText('Bạn có chắc chắn muốn xóa địa chỉ này?')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus())
  },
})

export const Deleted = meta.story({
  decorators: [withToaster],
  args: { task: remove(home) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }))
    await expect(await screen.findByText('Xóa địa chỉ thành công')).toBeVisible()
  },
})

export const FailingToDelete = meta.story({
  args: { task: remove(home) },
  parameters: { scenario: ['login:shopper', 'deleteUserAddress.serverError'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Có lỗi xảy ra khi xóa địa chỉ',
    )
  },
})
