import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineOptions } from '@/features/cart/lines/LineOptions'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Colour and size of a line, in one line of text.'],
}

const meta = {
  component: LineOptions,
  parameters: { guide },
  args: { line: { color: 'Trắng ngà', size: 'M' } },
} satisfies Meta<typeof LineOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trắng ngà · M')).toBeVisible()
  },
}

export const ColourOnly: Story = { args: { line: { color: 'Trắng ngà', size: null } } }

export const SizeOnly: Story = { args: { line: { color: null, size: 'M' } } }

export const None: Story = { tags: ['shows-nothing'], args: { line: { color: null, size: null } } }

export const Long: Story = {
  args: { line: lineKinds.long },
  globals: { viewport: { value: 'phone' } },
}
