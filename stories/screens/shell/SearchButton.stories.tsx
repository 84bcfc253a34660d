import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { SearchButton } from '@/screens/shell/SearchButton'
import { knowSite } from '../../support/site'

const meta = {
  component: SearchButton,
  beforeEach: ({ loaded }) => knowSite(loaded.world),
} satisfies Meta<typeof SearchButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** The search box has the focus; Escape returns it. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tìm kiếm' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
