import type { Meta, StoryObj } from '@storybook/react-vite'
import { OtherSection } from '@/features/admin-products/form/OtherSection'
import { fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Status, featured, and notes that only staff see.'],
}

const meta = {
  component: OtherSection,
  parameters: { form: fromProduct(product), guide },
  decorators: [inForm],
} satisfies Meta<typeof OtherSection>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const DraftOnAPhone: Story = {
  parameters: {
    form: {
      ...fromProduct(product),
      status: 'draft',
      internal_notes: 'Chờ duyệt phom và giá, hỏi lại xưởng Hà Đông về thời gian dệt. '.repeat(4),
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
