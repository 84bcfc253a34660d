import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeTable } from '@/features/sizes/SizeTable'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Sizes S to XXL in centimetres.'],
  reader: 'A table with heads; it scrolls on narrow screens.',
}

const meta = {
  component: SizeTable,
  parameters: { guide },
} satisfies Meta<typeof SizeTable>

export default meta
type Story = StoryObj<typeof meta>

/** The same measures as in the size charts of products. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^M/ })
    await expect(row).toHaveTextContent('M84–8866–7090–94')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
