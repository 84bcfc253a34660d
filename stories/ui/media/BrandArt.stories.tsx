import preview from '#.storybook/preview'
import { BrandArt } from '@/ui/media/BrandArt'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['On pages that have no picture of their own: empty states, not found.'],
  avoid: ['Beside pictures of products: it would compete with them.'],
  reader: 'Hidden: decoration.',
}

const meta = preview.meta({ component: BrandArt, parameters: { guide } })

export const Usual = meta.story({})
