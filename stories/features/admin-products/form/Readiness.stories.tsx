import type { Meta, StoryObj } from '@storybook/react-vite'
import { Readiness } from '@/features/admin-products/form/Readiness'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'Beside the form: what the product still needs before it can be sold; each line leads to its field.',
  ],
  keyboard: [['Enter', 'goes to the field']],
  reader: 'A list; every line says “there” or “missing”.',
}

const meta = {
  component: Readiness,
  parameters: { guide },
  args: { form: fromProduct(product) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Readiness>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Each line leads to its field. */
export const NothingYet: Story = { args: { form: emptyProductForm } }
