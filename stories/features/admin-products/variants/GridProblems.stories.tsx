import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GridProblems } from '@/features/admin-products/variants/GridProblems'
import type { Guide } from '../../../../.storybook/docs/guide'

const cells = ['S', 'M', 'L', 'XL', '26', '27', '28'].map((size) => ({
  color: 'Đỏ sơn',
  size,
  layer: 'price' as const,
  problem: 'notNumber' as const,
}))

const guide: Guide = {
  use: ["Below the grid: the cells that can't be kept; each line leads to its cell."],
  keyboard: [['Enter', 'goes to the cell']],
}

const meta = {
  component: GridProblems,
  parameters: { guide },
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
