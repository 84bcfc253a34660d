import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JeansTable, SizeTable } from '@/features/sizes/SizeTables'

const meta = {
  component: SizeTable,
} satisfies Meta<typeof SizeTable>

export default meta
type Story = StoryObj<typeof meta>

/** The same measures as in the size charts of products. */
export const Letters: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^M/ })
    await expect(row).toHaveTextContent('M84–8866–7090–94')
  },
}

export const LettersOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Jeans: Story = { render: () => <JeansTable /> }

/** Decimals as the language writes them. */
export const JeansInEnglish: Story = {
  ...Jeans,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '66.5' })).toBeVisible()
  },
}
