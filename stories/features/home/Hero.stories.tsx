import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Hero, HeroSlides } from '@/features/home/Hero'
import brand from '@brand/brand.json'
import { seedBanner } from '../../support/seed'

const ordered = brand.slides.toSorted((one, other) => one.order - other.order)

/** The title of the home page's first slide. */
const [firstSlide = ''] = ordered.map(({ title_1 }) => title_1)

const meta = preview.meta({ component: Hero, parameters: { layout: 'fullscreen' } })

/**
 * Three banners, sorted by their field `order`. The server's response has them in another order (Product §9).
 */
export const Three = meta.story({
  tags: ['§2.5.1'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('heading')
    await expect(first).toHaveTextContent(firstSlide)
    await expect(await canvas.findByRole('button', { name: 'Tạm dừng chạy ảnh' })).toBeVisible()
  },
})

/** A banner that is only a picture, without words and without a link. */
export const PictureOnly = meta.story({
  render: () => <HeroSlides banners={[{ ...seedBanner(), title_1: '', title_2: '', link: '' }]} />,
})
