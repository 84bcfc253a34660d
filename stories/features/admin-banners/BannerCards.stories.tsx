import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { BannerCards } from '@/features/admin-banners/BannerCards'
import { Button } from '@/ui/actions/Button'
import { firstSlide } from '../../support/brand'
import { seedBanner, seedBanners } from '../../support/seed'
import { longBanner } from '../../support/site'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: BannerCards,
  args: {
    banners: seedBanners(),
    renderEditLink: (_, name) => (
      <Button variant="secondary" aria-label={`Sửa ${name}`}>
        Sửa
      </Button>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
})

export const Three = meta.story({})

/** Without words one is called by its place, and without a link it says so. */
export const PictureOnly = meta.story({
  args: { banners: [{ ...seedBanner(), title_1: '', title_2: '', link: '' }] },
})

export const LongText = meta.story({
  args: { banners: [{ ...longBanner, link: `/category/${'rat-dai-'.repeat(20)}` }] },
  globals: { viewport: { value: 'phone' } },
})

/** A move that the server refuses is said, and the card goes back. */
export const MoveRefused = meta.story({
  parameters: { scenario: ['reorderBanners.serverError'] },
  decorators: [withToaster],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Đưa ${firstSlide} ra sau` }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})
