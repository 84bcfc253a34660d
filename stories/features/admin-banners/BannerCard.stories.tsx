import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BannerCard } from '@/features/admin-banners/BannerCard'
import { Button } from '@/ui/actions/Button'
import { seedBanner } from '../../support/seed'
import { longBanner } from '../../support/site'
import { sortableParts } from '../../support/sortable-parts'
import type { Guide } from '../../../.storybook/docs/guide'

const banner = seedBanner()

const guide: Guide = {
  use: ['One slide of the hero in the list of banners.'],
  anatomy: [
    ['Handle and steps', 'Move it; the position is written beside it.'],
    ['Picture', 'In the ratio of the hero.'],
    ['Words', 'Both titles and where it leads.'],
    ['Actions', 'Edit and delete, named with the banner.'],
  ],
  reader: 'An article; its buttons carry its name.',
}

const meta = {
  component: BannerCard,
  parameters: { guide },
  args: {
    banner,
    parts: sortableParts,
    edit: <Button variant="secondary">Sửa</Button>,
    onDelete: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BannerCard>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** Without words it is called by its place, and without a link it says so. */
export const PictureOnly: Story = {
  args: { banner: { ...banner, title_1: '', title_2: '', link: '' } },
}

export const LongText: Story = {
  args: { banner: { ...longBanner, link: `/category/${'rat-dai-'.repeat(20)}` } },
  globals: { viewport: { value: 'phone' } },
}
