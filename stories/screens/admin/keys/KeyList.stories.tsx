import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { KeyList } from '@/screens/admin/keys/KeyList'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['By the key ? on every screen of the back office, and from the quick search.'],
  reader: 'A dialog with a list of keys, and a switch for those without Ctrl.',
}

const meta = {
  component: KeyList,
  parameters: { guide },
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<typeof KeyList>

export default meta
type Story = StoryObj<typeof meta>

/** Keys without Ctrl can be turned off; the choice is kept in this browser. */
export const Open: Story = {
  play: async ({ userEvent }) => {
    const letters = await screen.findByRole('switch')
    await expect(letters).toBeChecked()
    await userEvent.click(letters)
    await expect(letters).not.toBeChecked()
    await userEvent.click(letters)
    await expect(letters).toBeChecked()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
