import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandArt } from '@/ui/media/BrandArt'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['On pages that have no picture of their own: empty states, not found.'],
  avoid: ['Beside pictures of products: it would compete with them.'],
  reader: 'Hidden: decoration.',
}

const meta = { component: BrandArt, parameters: { guide } } satisfies Meta<typeof BrandArt>

export default meta

export const Usual: StoryObj<typeof meta> = {}
