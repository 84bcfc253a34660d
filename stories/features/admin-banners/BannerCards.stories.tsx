import preview from '#.storybook/preview'
import { BannerCards } from '@/features/admin-banners/BannerCards'
import { Button } from '@/ui/actions/Button'
import { seedBanners } from '../../support/seed'
import { longBanner } from '../../support/site'

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
})

export const Three = meta.story({})

export const LongText = meta.story({
  args: { banners: [{ ...longBanner, link: `/category/${'rat-dai-'.repeat(20)}` }] },
  globals: { viewport: { value: 'phone' } },
})
