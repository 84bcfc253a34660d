import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CommandPalette } from '@/screens/admin/keys/CommandPalette'

const meta = preview.meta({
  component: CommandPalette,
  parameters: {
    path: '/admin',
  },
  args: { isOpen: true, onClose: fn() },
  globals: { viewport: { value: 'desktop' } },
})

const box = () => screen.findByRole('combobox', { name: 'Tìm nhanh' })

/** Screens and actions, before anything is typed. */
export const Open = meta.story({
  tags: ['§10.2.10a', '§10.2.10b'],
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus())
    await expect(screen.getByRole('option', { name: 'Đơn COD cần gọi xác nhận' })).toBeVisible()
  },
})

/** Words without marks find a screen; Enter opens the first. */
export const Screens = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await box(), 'het hang')
    const first = screen.getByRole('option', { name: 'Sản phẩm hết hàng' })
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** A caller's number, however it is written. */
export const Caller = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), '+84 912.345')
    await expect(await screen.findAllByRole('option', { name: /0912 345/ })).not.toHaveLength(0)
  },
})

export const Nothing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'qqqq')
    await expect(await screen.findByText('Không tìm thấy gì cho “qqqq”')).toBeVisible()
  },
})

/** Screens and actions are there without the server. */
export const Failing = meta.story({
  parameters: { scenario: ['adminOrders.500', 'adminProducts.500'] },
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), 'don')
    await expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible()
    await expect(screen.getByRole('option', { name: 'Đơn hàng' })).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })
