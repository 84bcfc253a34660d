import preview from '#.storybook/preview'
import { BrandArt } from '@/ui/media/BrandArt'

const meta = preview.meta({
  component: BrandArt,
  parameters: {
    guide: {
      use: ['On pages that have no picture of their own: empty states, not found.'],
      avoid: ['Beside pictures of products: it would compete with them.'],
      reader: 'Hidden: decoration.',
    },
  },
})

export const Usual = meta.story({})
