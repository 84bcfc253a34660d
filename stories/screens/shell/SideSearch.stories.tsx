import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SideSearch } from '@/screens/shell/SideSearch'

const meta = {
  component: SideSearch,
  args: { onNavigate: fn() },
} satisfies Meta<typeof SideSearch>

export default meta
type Story = StoryObj<typeof meta>

/** An empty search does nothing. */
export const Blank: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '   {Enter}')
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}
