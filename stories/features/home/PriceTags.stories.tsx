import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceTags } from '@/features/home/PriceTags'
import { Picture } from '@/ui/media/Picture'
import { homePicture } from '../../support/pictures'
import type { Guide } from '../../../.storybook/docs/guide'

const tags = [
  { product_id: 1, x: 30, y: 30 },
  { product_id: 2, x: 70, y: 55 },
]

const guide: Guide = {
  use: ['Over a picture of several garments.'],
  reader: 'Each is a link with product and price.',
}

const meta = {
  component: PriceTags,
  parameters: { guide },
  args: { tags },
  render: (args) => (
    <div style={{ position: 'relative', maxWidth: 560 }}>
      <Picture src={homePicture('office-lady')} alt="" ratio="4 / 5" />
      <PriceTags {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceTags>

export default meta
type Story = StoryObj<typeof meta>

/** Each tag leads to its product and names it. */
export const Tags: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringContaining('/products/'))
      await expect(link).toHaveAccessibleName(/VND$/)
    }
  },
}

/** The price alone is shown. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A product that is gone has no tag. */
export const Gone: Story = {
  args: { tags: [...tags, { product_id: 999_999, x: 50, y: 80 }] },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('link')).toHaveLength(2),
}

/** The picture stays, without tags. */
export const Failed: Story = { parameters: { scenario: ['productsByIds.500'] } }
