import preview from '#.storybook/preview'
import { expect, within } from 'storybook/test'
import { saveProfile } from '@/features/profile/state'
import { AccountLayout } from '@/screens/account/AccountLayout'

const meta = preview.meta({
  component: AccountLayout,
  parameters: { layout: 'fullscreen', path: '/account', scenario: ['login:shopper'] },
})

/** The account's layout shows a greeting and all links of the account (Product §2). */
export const SignedIn = meta.story({
  tags: ['§2.12.1'],
  parameters: { path: '/account?from=mail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Xin chào,\s+Nguyễn Minh Anh$/)).toBeVisible()
    const nav = within(canvas.getByRole('navigation', { name: 'Tài khoản' }))
    await expect(nav.getAllByRole('link')).toHaveLength(5)
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Cá nhân')
  },
})

/**
 * On an order's page, the link to the orders is the current one. The greeting uses the name in the profile on
 * this device.
 */
export const AnOrder = meta.story({
  parameters: { path: '/account/orders/ML-1' },
  beforeEach: () => void saveProfile({ firstName: 'Thu Hà', lastName: 'Trần' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trần Thu Hà$/)).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Đơn hàng')
  },
})

/** On a phone, the links are one row, and the link of the current page is in view. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/account/recently-viewed' },
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Tài khoản' }))
    const tops = nav.getAllByRole('link').map((link) => link.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
    const current = nav.getByRole('link', { current: 'page' })
    await expect(current.getBoundingClientRect().right).toBeLessThan(390)
  },
})
