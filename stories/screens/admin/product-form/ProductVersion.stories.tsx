import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fromProduct } from '@/domain/admin/product-form'
import { ProductVersion } from '@/screens/admin/product-form/ProductVersion'
import type { Guide } from '../../../../.storybook/docs/guide'
import { answerLog, entry } from '../../../support/activity'
import { product } from '../../../support/admin-product'
import { signInStaff } from '../../../support/admin-orders'
import { inForm } from '../../../support/in-form'

const guide: Guide = {
  use: ['Above the fields of a product that a link of the activity log leads to.'],
}

const meta = {
  component: ProductVersion,
  args: { id: 1, version: 7 },
  parameters: { form: fromProduct(product), guide, scenario: ['login:staff'], frame: 'none' },
  decorators: [inForm],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    const changes = [{ field: 'Xanh celadon / L: price', before: '450000', after: '510000' }]
    msw.use(answerLog({ ...entry, changes }))
    signInStaff()
  },
} satisfies Meta<typeof ProductVersion>

export default meta
type Story = StoryObj<typeof meta>

/** A value that is taken back is in the form, and there is nothing left to take back. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: /^Lấy lại / })
    await expect(back).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(back)
    await expect(canvas.getByText('Hiện tại: 450.000VND')).toBeVisible()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
