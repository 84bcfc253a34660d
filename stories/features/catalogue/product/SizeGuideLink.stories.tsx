import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeGuideLink } from '@/features/catalogue/product/SizeGuideLink'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the sizes.'],
}

const meta = { component: SizeGuideLink, parameters: { guide } } satisfies Meta<
  typeof SizeGuideLink
>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hướng dẫn chọn size' })
    await expect(link.getAttribute('href')).toMatch(/\/size-guide$/)
  },
}
