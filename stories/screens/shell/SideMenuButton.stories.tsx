import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SideMenuButton } from '@/screens/shell/SideMenuButton'
import { site } from '../../support/site'

const meta = {
  component: SideMenuButton,
  args: { site },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Escape closes it and returns the focus. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Mở danh mục' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Danh mục' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
