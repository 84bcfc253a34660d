import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineTotal } from '@/features/cart/lines/LineTotal'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Price times quantity.'],
}

const meta = {
  component: LineTotal,
  parameters: { guide },
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
