import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchHits } from '@/features/catalogue/search/SearchHits'
import { SearchField } from '@/ui/fields/SearchField'
import type { Guide } from '../../../../.storybook/docs/guide'
import { longName, summaries, summary } from '../../../support/products'

const guide: Guide = {
  use: ['The first five, and a link to all of them.'],
}

const meta = {
  component: SearchHits,
  parameters: { guide },
  args: { products: summaries(5), total: 12, q: 'ao dai', stale: false, onNavigate: fn() },
  render: (args) => (
    <SearchField value="" onChange={fn()} suggestions={args.products} toText={({ name }) => name}>
      <SearchHits {...args} />
    </SearchField>
  ),
} satisfies Meta<typeof SearchHits>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('link', { name: 'Xem tất cả 12 kết quả' })
    await expect(all).toHaveAttribute('href', '/products?q=ao+dai')
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
    await expect(canvas.getAllByText('dài', { selector: 'mark' })).toHaveLength(5)
  },
}

export const One: Story = {
  args: { products: [summary], total: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const hit = canvas.getByRole('option')
    await expect(hit).toHaveAttribute('href', `/products/${summary.slug}`)
    await userEvent.click(hit)
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

/** On sale; without a picture. */
export const Unusual: Story = {
  args: {
    products: [
      { ...summary, original_price: 1_590_000 },
      { ...summary, id: 0, image: null },
    ],
    total: 2,
  },
}

export const NothingToMark: Story = { args: { q: 'zzz' } }

/** Those of the text before, while the next ones are on their way. */
export const Old: Story = { args: { stale: true } }

export const LongNames: Story = {
  args: { products: summaries(5).map((one) => ({ ...one, name: longName })), q: 'dam ren' },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
