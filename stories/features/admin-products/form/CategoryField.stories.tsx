import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { fromProduct } from '@/domain/admin/product-form'
import { CategoryField } from '@/features/admin-products/form/CategoryField'
import type { Guide } from '../../../../.storybook/docs/guide'
import { categories, product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'

const guide: Guide = {
  use: ['The category of a product; a failure to load the categories stands at this field alone.'],
  keyboard: [['Typing', 'finds a category, with or without marks']],
}

const meta = {
  component: CategoryField,
  parameters: { form: fromProduct(product), guide },
  args: categories,
  decorators: [inForm],
} satisfies Meta<typeof CategoryField>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

/** Found by typing, without marks. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'ao dai')
    await userEvent.click(await screen.findByRole('option', { name: 'Áo › Áo dài' }))
    await expect(field).toHaveValue('Áo › Áo dài')
  },
}

export const Failed: Story = {
  args: { options: [], error: 'Không tải được danh mục', onRetry: fn() },
}
