import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { productFormOf } from '@/domain/product/form'
import {
  CreateProductScreen,
  ProductEditorPage,
  ProductLogEntryComparison,
} from '@/features/admin-products/form/ProductScreen'
import { answerLog, logEntry } from '../../../support/activity'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'

const meta = preview.meta({
  component: ProductEditorPage,
  args: { id: 3 },
})

export const New = meta.story({ render: () => <CreateProductScreen /> })

export const Loaded = meta.story({
  parameters: { shows: [['link', { name: /^Xem trong cửa hàng/ }]] },
})

const changes = [{ field: 'Xanh ngọc / L: price', before: '450000', after: '510000' }]

/**
 * Restoring a value of an earlier version puts the value into the form. The button of this value is then
 * disabled.
 */
export const Version = meta.story({
  render: () => <ProductLogEntryComparison id={1} version={7} />,
  decorators: [inForm],
  parameters: { form: productFormOf(product), frame: 'none' },
  beforeEach: ({ msw }) => msw.use(answerLog({ ...logEntry, changes })),
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: /^Khôi phục / })
    await expect(back).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(back)
    await expect(canvas.getByText('Hiện tại: 450.000VND')).toBeVisible()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
  },
})
