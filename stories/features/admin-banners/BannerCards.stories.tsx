import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { BannerCards } from '@/features/admin-banners/BannerCards'
import { Button } from '@/ui/actions/Button'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../.storybook/docs/guide'
import { seedBanner, seedBanners } from '../../support/seed'
import { signInAsStaff } from '../../support/shopper'
import { longBanner } from '../../support/site'

const guide: Guide = {
  use: ['The list of banners. A move is saved at once and taken back if the server refuses it.'],
  anatomy: [
    ['Handle and steps', 'Move it; the position is written beside it.'],
    ['Picture', 'In the ratio of the hero.'],
    ['Texts', 'Both titles and where it leads.'],
    ['Actions', 'Edit and delete, named with the banner.'],
  ],
  keyboard: [['Space, arrow keys', 'lift and move a card']],
  reader: 'Each move is announced with the new position.',
}

const meta = {
  component: BannerCards,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: {
    banners: seedBanners(),
    renderEditLink: (_, name) => (
      <Button variant="secondary" aria-label={`Sửa ${name}`}>
        Sửa
      </Button>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BannerCards>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

/** Without words one is called by its place, and without a link it says so. */
export const PictureOnly: Story = {
  args: { banners: [{ ...seedBanner(), title_1: '', title_2: '', link: '' }] },
}

export const LongText: Story = {
  args: { banners: [{ ...longBanner, link: `/category/${'rat-dai-'.repeat(20)}` }] },
  globals: { viewport: { value: 'phone' } },
}

/** A move that the server refuses is said, and the card goes back. */
export const MoveRefused: Story = {
  parameters: {
    scenario: ['login:staff', 'reorderBanners.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  render: (args) => (
    <>
      <BannerCards {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đưa Mộc Lan vào thu ra sau' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}
