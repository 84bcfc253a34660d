import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
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
  globals: { viewport: { value: 'desktop' } },
})

export const New = meta.story({})

export const KnownOnAPhone = meta.story({
  args: { banner: seedBanner() },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** An answer that does not come leaves the form as it is, with a way to look whether it was saved. */
export const NotSaved = meta.story({
  args: { banner: seedBanner() },
  parameters: { scenario: ['updateBanner.serverError'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? document.body, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
})
