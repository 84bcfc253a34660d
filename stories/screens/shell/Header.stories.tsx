import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Header } from '@/screens/shell/Header'
import { keepCart, lineKinds } from '../../support/lines'
import { knowSite, site } from '../../support/site'

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ loaded }) => knowSite(loaded.world),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

/** 91 px high (Product §9). */
export const Wide: Story = {
  tags: ['§2.3.2', '§4.2.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(91)
    const home = canvas.getByRole('link', { name: 'Mộc Lan – về trang chủ' })
    await expect(home).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Đầm' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gọi 028 1234 5678' })).toBeVisible()
  },
}

export const WithCart: Story = { beforeEach: () => keepCart([lineKinds.usual]) }

export const CartOpen: Story = {
  beforeEach: () => keepCart([lineKinds.usual, lineKinds.long]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Giỏ hàng/ }))
    await expect(await screen.findByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneMenuOpen: Story = {
  tags: ['§2.3.2'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở danh mục' }))
    await expect(await screen.findByRole('dialog', { name: 'Danh mục' })).toBeVisible()
  },
}

/** Works without the site's data, with fewer parts. */
export const WithoutSite: Story = {
  tags: ['§4.2.1'],
  parameters: { scenario: ['siteInfo.timeout'] },
  beforeEach: ({ loaded }) => loaded.world.queryClient.clear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Giỏ hàng/ })).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

/** Until a logo has loaded, and where there is none, the name stands in its place. */
export const LongName: Story = {
  beforeEach: ({ loaded }) =>
    knowSite(loaded.world, {
      ...site,
      website: { ...site.website, name: 'Nhà may Mộc Lan Hà Đông', logo: '' },
    }),
}

/** Between the buttons of a phone it takes two lines, and nothing of it is cut. */
export const LongNameOnAPhone: Story = {
  ...LongName,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Nhà may Mộc Lan Hà Đông')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}
