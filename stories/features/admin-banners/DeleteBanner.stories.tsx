import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { DeleteBanner } from '@/features/admin-banners/DeleteBanner'
import type { Guide } from '../../../.storybook/docs/guide'
import { signInAsStaff } from '../../support/shopper'

const guide: Guide = {
  use: ['Before a banner goes; a refusal is said in the window.'],
  keyboard: [['Escape', 'keeps the banner']],
}

const meta = {
  component: DeleteBanner,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { id: 1, name: 'Mộc Lan vào thu', isOpen: true, onClose: fn() },
} satisfies Meta<typeof DeleteBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = {}

export const LongNameOnAPhone: Story = {
  args: { name: 'Những ngày nắng bên hiên nhà cũ của mẹ '.repeat(4) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A refusal is said in the window, which stays open. */
export const Refused: Story = {
  parameters: {
    scenario: ['login:staff', 'deleteBanner.500'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
