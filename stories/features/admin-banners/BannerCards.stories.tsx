import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { BannerCards } from '@/features/admin-banners/BannerCards'
import { signInAsStaff } from '../../support/shopper'
import { Button } from '@/ui/actions/Button'
import { Toaster } from '@/ui/toast/Toaster'
import { seedBanners } from '../../support/seed'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The list of banners. A move is saved at once and taken back if the server refuses it.'],
  keyboard: [['Space, arrow keys', 'lift and move a card']],
  reader: 'Each move is announced with the new position.',
}

const meta = {
  component: BannerCards,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: {
    banners: seedBanners(),
    edit: (_, name) => (
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
