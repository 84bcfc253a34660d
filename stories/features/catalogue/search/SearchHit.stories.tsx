import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchHit } from '@/features/catalogue/search/SearchHit'
import { SearchField, SuggestionList } from '@/ui/fields/SearchField'
import { longName, summary } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One product among the hits.'],
  reader: 'An option of the list, named by product and price.',
}

const meta = {
  component: SearchHit,
  parameters: { guide },
  args: { product: summary, q: 'lua', onOpen: fn() },
  render: (args) => (
    <SearchField value="" onChange={fn()} suggestions={[args.product]} toText={({ name }) => name}>
      <SuggestionList aria-label="Sản phẩm tìm thấy" style={{ maxWidth: 240 }}>
        <SearchHit {...args} />
      </SuggestionList>
    </SearchField>
  ),
} satisfies Meta<typeof SearchHit>

export default meta
type Story = StoryObj<typeof meta>

/** Leads to its page; what was searched for is marked. */
export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const hit = canvas.getByRole('option')
    await expect(hit).toHaveAttribute('href', `/products/${summary.slug}`)
    await expect(hit.querySelector('mark')).toHaveTextContent('lụa')
    await userEvent.click(hit)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const OnSale: Story = { args: { product: { ...summary, original_price: 1_590_000 } } }

export const WithoutPicture: Story = { args: { product: { ...summary, image: null } } }

export const LongName: Story = { args: { product: { ...summary, name: longName } } }
