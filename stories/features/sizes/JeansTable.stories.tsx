import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JeansTable } from '@/features/sizes/JeansTable'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Sizes 26 to 32.'],
  reader: 'A table with heads; it scrolls on narrow screens.',
}

const meta = {
  component: JeansTable,
  parameters: { guide },
} satisfies Meta<typeof JeansTable>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

/** Decimals as the language writes them. */
export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '66.5' })).toBeVisible()
  },
}
