import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineNotes } from '@/features/cart/lines/LineNotes'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['What changed since the line was added: gone, sold out, new price.'],
  reader: 'Words, not colours; a change is announced once.',
}

const meta = {
  component: LineNotes,
  parameters: { guide },
  args: { line: lineKinds.usual },
} satisfies Meta<typeof LineNotes>

export default meta
type Story = StoryObj<typeof meta>

export const NothingToSay: Story = {
  tags: ['shows-nothing'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const Gone: Story = { args: { line: lineKinds.gone } }

export const SoldOut: Story = { args: { line: lineKinds.soldOut } }

export const PriceChanged: Story = {
  args: { line: lineKinds.dearer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giá đã thay đổi, trước đây 399.000VND')).toBeVisible()
  },
}
