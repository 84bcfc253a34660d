import preview from '#.storybook/preview'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Header } from '@/screens/shell/Header'
import brand from '@brand/brand.json'
import { keepCart, lineKinds } from '../../support/lines'
import type { Play } from '../../support/play'
import { knowSite, site } from '../../support/site'

const meta = preview.meta({
  component: Header,
  // The popup's code is loaded in advance, because on a busy machine it may take longer than a check waits.
  loaders: [async () => ({ popup: await import('@/features/auth/AuthPopup') })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
})

const phone = { viewport: { value: 'phone' } }

/**
 * Clicks a button in the header and expects that a dialog or a menu opens. With `closes`, Escape closes it,
 * and the button has the focus again.
 */
const opens = (button: RegExp, role: 'dialog' | 'menu', closes = false): Play =>
  async function click({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: button })
    await userEvent.click(opener)
    await expect(await screen.findByRole(role)).toBeVisible()
    if (!closes) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  }

/**
 * The header is 91 px high (Product §9) and shows the first level of the menu. A link to another site is an
 * ordinary link.
 */
export const Wide = meta.story({
  tags: ['§2.3.2', '§4.2.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(91)
    const home = canvas.getByRole('link', { name: `${brand.name} – về trang chủ` })
    await expect(home).toHaveAttribute('href', '/')
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }))
    const names = menu.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['Áo', 'Đầm', 'Chân váy', 'Quần', 'Áo dài', 'Nhật ký'])
    await expect(canvas.getByRole('link', { name: 'Gọi 028 1234 5678' })).toBeVisible()
  },
})

/** In the header of the checkout, only the logo and the link back leave the page. */
export const Bare = meta.story({
  tags: ['§2.10.6'],
  args: { isBare: true },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Về giỏ hàng' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

/** The cart button shows the number of pieces, not of lines. */
export const CartOpen = meta.story({
  tags: ['§2.3.2'],
  beforeEach: () => keepCart([lineKinds.usual, lineKinds.long]),
  play: async (context) => {
    const cart = context.canvas.getByRole('button', { name: 'Giỏ hàng, 14 sản phẩm' })
    await expect(cart).toBeVisible()
    await opens(/Giỏ hàng/, 'dialog')(context)
  },
})

export const VisitorOpensAndCloses = meta.story({
  tags: ['§2.3.2', '§2.3.4', '§4.1.1'],
  play: opens(/Tài khoản/, 'dialog', true),
})

/** The phone's menu has both levels, a search, the account, the phone number and the language. */
export const PhoneMenuOpen = meta.story({
  tags: ['§2.3.2'],
  globals: phone,
  async play(context) {
    await opens(/Mở menu/, 'dialog')(context)
    const search = within(screen.getByRole('search'))
    const field = search.getByRole('searchbox').getBoundingClientRect()
    const { top } = search.getByRole('button').getBoundingClientRect()
    await expect(top, 'its button stands in the field').toBeLessThan(field.bottom - 40)
  },
})

const withoutSite = {
  parameters: { scenario: ['siteInfo.404'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
} satisfies StoryObj

/**
 * Without the site's data, the menu has only the pages that every shop has, and some parts of the header are
 * missing.
 */
export const WithoutSite = meta.story({
  tags: ['§2.3.2', '§4.2.1'],
  ...withoutSite,
  play: async ({ canvas }) => {
    const voucher = await canvas.findByRole('link', { name: 'Mã giảm giá' })
    await expect(voucher).toHaveAttribute('href', '/voucher')
  },
})

/** The shop's name takes the place of a logo that is missing or still loading. */
export const LongName = meta.story({
  beforeEach: ({ loaded }) =>
    knowSite(loaded.world, {
      ...site,
      website: { ...site.website, name: 'Nhà may Mộc Lan Hà Đông', logo: '' },
    }),
})
