import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineTotal } from '@/features/cart/lines/LineTotal'
import { lineKinds } from '../../../support/lines'

const meta = {
  component: LineTotal,
  args: { line: lineKinds.usual },
} satisfies Meta<typeof LineTotal>

export default meta
type Story = StoryObj<typeof meta>

export const TwoUnits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('918.000VND')).toBeVisible()
  },
}

export const Large: Story = { args: { line: lineKinds.long } }
