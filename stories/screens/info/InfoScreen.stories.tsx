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

/** The table of contents links to the page's headings. The end of the page links to other pages. */
export const About = meta.story({
  tags: ['§2.14.2'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('link', { name: 'Lời hứa của chúng tôi' })
    await expect(section).toHaveAttribute('href', '/#promise')
    await expect(canvas.getByRole('link', { name: 'Báo chí' })).toHaveAttribute('href', '/press')
  },
})

export const Help = meta.story({
  args: { page: 'help' },
})

/** The amounts on the shipping page come from the shop's rules. Each table has its heading as its name. */
export const Shipping = meta.story({
  tags: ['§9.16a'],
  args: { page: 'shipping' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^30.000VND/)).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/Thời gian/)
    await expect(canvas.getByRole('row', { name: 'Đà Nẵng, Cần Thơ 2–4' })).toBeVisible()
    await expect(canvas.getByText(/Đơn đặt trước 15 giờ/)).toBeVisible()
  },
})

export const Terms = meta.story({
  tags: ['§2.14.2'],
  args: { page: 'terms' },
  parameters: { shows: [/^Bản dự thảo/] },
})

/** The contact page shows the details that staff have filled in. */
export const Contact = meta.story({
  args: { page: 'contact' },
})
