import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CommandPalette } from '@/screens/admin/keys/CommandPalette'

const meta = preview.meta({
  component: CommandPalette,
  parameters: {
    path: '/admin',
  },
  args: { isOpen: true, onClose: fn() },
})

const box = () => screen.findByRole('combobox', { name: 'Tìm nhanh' })

/** Without a text, screens and actions are listed. */
export const Open = meta.story({
  tags: ['§10.2.10a', '§10.2.10b'],
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus())
    await expect(screen.getByRole('option', { name: 'Đơn COD cần gọi xác nhận' })).toBeVisible()
  },
})

/** A phone number is found however it is written. */
export const Caller = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), '+84 912.345')
    await expect(await screen.findAllByRole('option', { name: /0912 345/ })).not.toHaveLength(0)
  },
})
