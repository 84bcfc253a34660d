import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SubMenu } from '@/screens/shell/SubMenu'
import { menu } from '../../support/site'

const meta = {
  component: SubMenu,
  args: { name: 'Áo', items: menu.filter((item) => item.parent_id === 1) },
  render: (args) => (
    <div style={{ position: 'relative', display: 'flex', width: 40, height: 90 }}>
      <SubMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof SubMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Arrows open it and walk through it; Escape closes it and goes back to the button. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Áo sơ mi' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mục trong Áo' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Áo kiểu' })).toBeVisible())
  },
}
