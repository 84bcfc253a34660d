import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { InfoScreen } from '@/screens/info/InfoScreen'
import { knowSite } from '../../support/site'

const meta = preview.meta({
  component: InfoScreen,
  args: { page: 'about' as const },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

/** The contents link to headings of the page, and its end to other pages. */
export const About = meta.story({
  tags: ['§2.14.2a'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('link', { name: 'Lời hứa của chúng tôi' })
    await expect(section).toHaveAttribute('href', '/#promise')
    await expect(canvas.getByRole('link', { name: 'Báo chí' })).toHaveAttribute('href', '/press')
  },
})

export const Help = meta.story({
  args: { page: 'help' },
})

/** Amounts come from the shop's rules. A table is named by its heading. */
export const Shipping = meta.story({
  tags: ['§9.16g'],
  args: { page: 'shipping' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^30.000VND/)).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/Thời gian/)
    await expect(canvas.getByRole('row', { name: 'Đà Nẵng, Cần Thơ 2–4' })).toBeVisible()
    await expect(canvas.getByText(/Đơn đặt trước 15 giờ/)).toBeVisible()
  },
})

export const Terms = meta.story({
  tags: ['§2.14.2c'],
  args: { page: 'terms' },
  parameters: { shows: [/^Văn bản mẫu/] },
})

/** The contact data that staff have filled in. */
export const Contact = meta.story({
  args: { page: 'contact' },
})
