import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductEditor } from '@/features/admin-products/form/ProductEditor'
import type { Guide } from '../../../../.storybook/docs/guide'
import { categories, product } from '../../../support/admin-product'
import { signInAsStaff } from '../../../support/shopper'

const guide: Guide = {
  use: [
    'For a new product and for changing one: draft, check list, preview, conflict with a colleague.',
  ],
  keyboard: [['Enter', 'in a field does nothing: a product is too large to be saved by a slip']],
  reader: 'The first field with an error gets the focus after a failed try.',
}

const meta = {
  component: ProductEditor,
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  args: {
    product: null,
    categories,
    onSaved: fn(),
    renderPreview: () => null,
    renderLink: (_, label) => label,
  },
  beforeEach: signInAsStaff,
} satisfies Meta<typeof ProductEditor>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { tags: ['§10.4.1'] }

export const NewOnAPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Known: Story = { args: { product } }

export const KnownOnAPhone: Story = { ...Known, globals: { viewport: { value: 'phone' } } }

/** Everything that a product for sale needs has an error at its field; the first one has the focus (Product §5). */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng bán' }))
    await expect(await canvas.findByText('Vui lòng nhập tên sản phẩm')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập mô tả sản phẩm')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tên sản phẩm' })).toHaveFocus()
  },
}

export const CategoriesFailed: Story = {
  args: {
    categories: { options: [], loading: false, error: 'Không tải được danh mục', onRetry: fn() },
  },
}
