import preview from '#.storybook/preview'
import { http } from 'msw'
import { expect, within } from 'storybook/test'
import { saveProfile } from '@/features/profile/state'
import { AccountLayout } from '@/screens/account/AccountLayout'
import { longNames, user } from '../../features/profile/profile-world'
import { answer } from '../../support/answers'

const meta = preview.meta({
  component: AccountLayout,
  parameters: { layout: 'fullscreen', path: '/account', scenario: ['login:shopper'] },
})

/** Greeting and all links of the account (Product §2). */
export const SignedIn = meta.story({
  tags: ['§2.1.9', '§2.12.1'],
  parameters: { path: '/account?from=mail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Xin chào,\s+Nguyễn Minh Anh$/)).toBeVisible()
    const nav = within(canvas.getByRole('navigation', { name: 'Tài khoản' }))
    const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/recently-viewed',
      '/wishlist',
    ])
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Thông tin cá nhân')
  },
})

/** An order's page marks the orders as current. The name is that of the profile on this device. */
export const AnOrderOfALongName = meta.story({
  parameters: { path: '/account/orders/ML-1' },
  beforeEach: () => void saveProfile(longNames),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Công Tằng Tôn Nữ/)).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Đơn hàng')
  },
})

/** The current link is scrolled into view; the page does not scroll. */
export const LastOneOnAPhone = meta.story({
  parameters: { path: '/account/recently-viewed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('link', { name: 'Đã xem gần đây' })
    await expect(last.getBoundingClientRect().right).toBeLessThan(390)
    await expect(window.scrollY).toBe(0)
  },
})

export const UserOnTheWay = meta.story({
  parameters: { scenario: ['login:shopper', 'currentUser.timeout'] },
})

/** The sample name of Product §2 greets. */
export const UserWithoutAName = meta.story({
  beforeEach({ msw }) {
    const nameless = { ...user, full_name: '', first_name: '', last_name: '' }
    msw.use(http.get('/api/users/me', () => answer(nameless)))
  },
})

export const SignedOut = meta.story({
  parameters: { scenario: [], shows: [['heading', { level: 1, name: 'Bạn chưa đăng nhập' }]] },
})
