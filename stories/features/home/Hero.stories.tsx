import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Hero, HeroSlides } from '@/features/home/Hero'
import brand from '@brand/brand.json'
import { seedBanner } from '../../support/seed'

const ordered = brand.slides.toSorted((one, other) => one.order - other.order)

/** The title of the home page's first slide. */
const [firstSlide = ''] = ordered.map(({ title_1 }) => title_1)

const meta = preview.meta({ component: Hero, parameters: { layout: 'fullscreen' } })

/** Three banners in their `order`, not in the order of the answer (Product §9). */
export const Three = meta.story({
  tags: ['§2.5.1'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('heading')
    await expect(first).toHaveTextContent(firstSlide)
    await expect(await canvas.findByRole('button', { name: 'Tạm dừng trình chiếu' })).toBeVisible()
  },
})

/** A picture without words, leading nowhere. */
export const PictureOnly = meta.story({
  render: () => <HeroSlides banners={[{ ...seedBanner(), title_1: '', title_2: '', link: '' }]} />,
})
