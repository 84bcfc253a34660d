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

/** Before anything is typed, the palette lists screens and actions. */
export const Open = meta.story({
  tags: ['§10.2.10'],
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus())
    await expect(screen.getByRole('option', { name: 'Đơn COD cần gọi xác nhận' })).toBeVisible()
  },
})

/** The palette finds a caller by phone number, in any spelling. */
export const Caller = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), '+84 912.345')
    await expect(await screen.findAllByRole('option', { name: /0912 345/ })).not.toHaveLength(0)
  },
})
