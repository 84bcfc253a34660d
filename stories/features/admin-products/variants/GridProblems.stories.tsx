import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GridProblems } from '@/features/admin-products/variants/GridProblems'

const cells = ['S', 'M', 'L', 'XL', '26', '27', '28'].map((size) => ({
  color: 'Đỏ sơn',
  size,
  layer: 'price' as const,
  problem: 'notNumber' as const,
}))

const meta = {
  component: GridProblems,
  args: { found: cells.slice(0, 2), onGo: fn() },
} satisfies Meta<typeof GridProblems>

export default meta
type Story = StoryObj<typeof meta>

/** Each leads to its cell. */
export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button')
    await userEvent.click(second ?? document.body)
    await expect(args.onGo).toHaveBeenCalledWith(cells[1])
  },
}

/** More than five would push the grid off the screen: the others are counted. */
export const SevenOnAPhone: Story = {
  args: { found: cells },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const None: Story = { args: { found: [] } }
