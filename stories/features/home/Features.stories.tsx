import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Features } from '@/features/home/Features'
import type { Guide } from '../../../.storybook/docs/guide'

const features = [
  { icon: 'truck', text: 'Giao hàng toàn quốc' },
  { icon: 'return', text: 'Đổi trả trong 7 ngày' },
  { icon: 'shield', text: 'Thanh toán khi nhận hàng' },
  { icon: 'heart', text: 'May tại Việt Nam' },
]

const guide: Guide = {
  use: ["The shop's promises, with an icon each."],
}

const meta = {
  component: Features,
  args: { content: { features } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Features>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cam kết của chúng tôi' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** An icon that the shop does not draw shows as another one. */
export const UnknownIcon: Story = {
  args: { content: { features: [{ icon: 'rocket', text: 'Giao trong ngày' }] } },
}

export const LongTextsOnAPhone: Story = {
  args: {
    content: {
      features: features.map((one) => ({
        ...one,
        text: `${one.text}, kể cả những ngày lễ và cuối tuần, trên mọi đơn hàng`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
}
