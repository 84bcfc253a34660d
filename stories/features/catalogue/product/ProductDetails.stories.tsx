import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductDetails } from '@/features/catalogue/product/ProductDetails'
import type { Guide } from '../../../../.storybook/docs/guide'
import { shirt } from '../../../support/products'

const guide: Guide = {
  use: ['Size chart, description and feedback, folded.'],
  keyboard: [['Enter, Space', 'open and close a part']],
}

const meta = {
  component: ProductDetails,
  parameters: { guide },
  args: { product: shirt },
} satisfies Meta<typeof ProductDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['§2.6.3'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Lụa tơ tằm/)).toBeVisible()
    await userEvent.click(canvas.getByText('Bảng size', { selector: 'summary *' }))
    await waitFor(() => expect(canvas.getByText('Ngực (cm)')).toBeVisible())
  },
}

/** A plain text when the server has no data. */
export const Missing: Story = {
  args: { product: { ...shirt, description: null, size_chart: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Chưa có mô tả sản phẩm')).toBeVisible()
    await userEvent.click(canvas.getByText('Bảng size', { selector: 'summary *' }))
    await waitFor(() => expect(canvas.getByText('Chưa có bảng size')).toBeVisible())
  },
}

export const MissingEnglish: Story = {
  tags: ['§8.6.9b', '§8.6.9c'],
  args: { product: { ...shirt, description: null, size_chart: null } },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Product description not available')).toBeVisible()
    await userEvent.click(canvas.getByText('Size chart', { selector: 'summary *' }))
    await waitFor(() => expect(canvas.getByText('Size chart not available')).toBeVisible())
  },
}
