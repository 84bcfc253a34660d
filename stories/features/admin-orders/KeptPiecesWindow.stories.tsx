import preview from '#.storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { KeptPiecesWindow } from '@/features/admin-orders/KeptPiecesWindow'
import { order, orderData } from '../../support/admin-orders'

const meta = preview.meta({
  component: KeptPiecesWindow,
  args: {
    data: orderData({ order: { ...order, status: 'shipped' } }),
    isOpen: true,
    onClose: fn(),
  },
})

/** One of two pieces goes back: the bill shows what the customer pays. */
export const OnePieceGoesBack = meta.story({
  tags: ['§10.25.2'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText(/Đông Quỳnh/), 'Giữ 1 trên 2')
    await expect(dialog.getByText('Món không nhận')).toBeVisible()
  },
})

/** No piece goes back, so nothing is sent and the window says what to choose. */
export const Nothing = meta.story({
  tags: ['§10.25.1'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ghi nhận giao một phần' }))
    await expect(await dialog.findByText(/Chọn ít nhất một món giữ lại/)).toBeVisible()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })
