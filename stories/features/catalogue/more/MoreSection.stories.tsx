import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoreSection } from '@/features/catalogue/more/MoreSection'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['A titled row below a product.'],
}

const meta = {
  component: MoreSection,
  parameters: { guide },
  args: { title: 'Sản phẩm liên quan', busy: false, children: <p>Áo dài lụa Hà Đông</p> },
} satisfies Meta<typeof MoreSection>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sản phẩm liên quan' })).toBeVisible()
  },
}

export const Busy: Story = { args: { busy: true } }
