import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { writeSaved } from '@/features/profile/state'
import { AccountNav } from '@/screens/account/AccountNav'
import { longNames } from '../../features/profile/profile-world'
import { signIn } from '../../support/shopper'

const meta = {
  component: AccountNav,
  parameters: { path: '/account', scenario: ['login:shopper'] },
  beforeEach: signIn,
  decorators: [
    (Story, { globals }) => (
      <div style={globals.viewport?.value === 'phone' ? {} : { maxWidth: '248px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountNav>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const marks = (name: string): Play =>
  async function marksOne({ canvasElement }) {
    const current = [...canvasElement.querySelectorAll('[aria-current=page]')]
    await expect(current.map((link) => link.textContent?.trim())).toEqual([name])
  }

/** Greeting and all links of the account (Product §2). */
export const Personal: Story = {
  tags: ['§2.12.1'],
  play: async (context) => {
    await expect(await context.canvas.findByText(/^Xin chào,\s+Nguyễn Minh Anh$/)).toBeVisible()
    const links = context.canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/recently-viewed',
      '/wishlist',
    ])
    await marks('Thông tin cá nhân')(context)
  },
}

export const PersonalWithAQuery: Story = {
  parameters: { path: '/account?from=mail' },
  play: marks('Thông tin cá nhân'),
}

/** An order's page marks the orders as current. */
export const AnOrder: Story = {
  parameters: { path: '/account/orders/ML-1' },
  play: marks('Đơn hàng'),
}

/** The current link is scrolled into view; the page does not scroll. */
export const LastOneOnAPhone: Story = {
  parameters: { path: '/account/recently-viewed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'Đã xem gần đây' }).getBoundingClientRect()
    await expect(right).toBeLessThan(390)
    await expect(window.scrollY).toBe(0)
  },
}

/** With the name of the profile on this device. */
export const LongName: Story = {
  beforeEach: () => void writeSaved({ user: 'khach@moclan.vn', values: longNames }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Công Tằng Tôn Nữ/)).toBeVisible()
  },
}

export const UserOnTheWay: Story = { parameters: { scenario: ['currentUser.timeout'] } }
