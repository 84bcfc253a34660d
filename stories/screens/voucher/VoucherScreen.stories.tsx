import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VoucherScreen } from '@/screens/voucher/VoucherScreen'

const meta = {
  component: VoucherScreen,
  parameters: { layout: 'fullscreen', path: '/voucher' },
} satisfies Meta<typeof VoucherScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Three identical cards and a link to the products (Product §2). */
const samples: Play = async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  await expect(canvas.getAllByText('Giảm 14%')).toHaveLength(3)
  await expect(canvas.getByText(/giảm 14% cho đơn hàng của bạn/)).toBeVisible()
  const shop = canvas.getByRole('link', { name: 'Mua sắm ngay' })
  await expect(shop).toHaveAttribute('href', '/products')
}

export const Usual: Story = { tags: ['§2.14.1'], play: samples }

/** Vouchers of the host, with what they are for. */
export const OfTheHost: Story = {
  tags: ['§10.19.2'],
  parameters: { scenario: ['vouchers.listed'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Giảm 50.000VND')).toBeVisible()
    await expect(canvas.getByText('Cho đơn từ 500.000VND')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Đầm' })).toHaveAttribute(
      'href',
      '/category/dresses',
    )
    await expect(canvas.queryByText('MOCLAN14')).toBeNull()
  },
}

export const OfTheHostOnAPhone: Story = {
  parameters: { scenario: ['vouchers.listed'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A host without vouchers: the samples stay. */
export const NotOffered: Story = {
  tags: ['§10.19.14'],
  parameters: { scenario: ['vouchers.404empty'] },
  play: samples,
}

export const Loading: Story = { parameters: { scenario: ['vouchers.timeout'] } }

export const LongTexts: Story = { parameters: { scenario: ['vouchers.listed', 'texts.long'] } }
