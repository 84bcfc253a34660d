import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { bannerPreview } from '@/features/admin-banners/banner-form'
import { BannerEditor } from '@/features/admin-banners/BannerEditor'
import { HeroSlides } from '@/features/home/Hero'
import { heroPicture } from '../../support/pictures'
import { seedBanner } from '../../support/seed'

const meta = preview.meta({
  component: BannerEditor,
  args: {
    hasEnglish: true,
    hasFraming: true,
    banner: undefined,
    sendImage: async () => ({ url: heroPicture('cong-so') }),
    renderPreview: (form) => <HeroSlides banners={[bannerPreview(form)]} />,
    renderListLink: (label) => <a href="#banners">{label}</a>,
    onSaved: fn(),
    onCancel: fn(),
  },
})

export const New = meta.story({})

export const KnownOnAPhone = meta.story({
  args: { banner: seedBanner() },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
