import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { productFormOf } from '@/domain/product/form'
import { ProductEditor } from '@/features/admin-products/form/ProductEditor'
import { ProductPreview } from '@/features/admin-products/form/ProductPreview'
import { product } from '../../../support/admin-product'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: ProductEditor,
  args: { product: null },
  decorators: [withToaster],
})

export const Known = meta.story({ args: { product } })

/** On a phone, the bar with the save button is one row of at most 64 px. */
export const KnownOnAPhone = meta.story({
  ...Known.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Lưu sản phẩm' })
    await expect(bar.offsetHeight).toBeLessThanOrEqual(64)
  },
})

export const LongTextsOnAPhone = meta.story({
  args: {
    product: {
      ...product,
      status: 'draft',
      internal_notes: 'Chờ duyệt phom và giá, hỏi lại xưởng Hà Đông về thời gian dệt. '.repeat(4),
      meta_title: 'Áo sơ mi lụa tơ tằm dệt tay Hà Đông, may đo theo số đo riêng, giao tận nơi',
      meta_description: 'Lụa tơ tằm dệt tay, cổ đứng, cúc bọc vải. '.repeat(6),
      tags: ['lụa', 'áo dài cách tân', 'không-có-chỗ-nghỉ-'.repeat(8)],
      image_notes: product.images.map((url) => ({
        url,
        alt: 'Áo sơ mi '.repeat(12),
        color: 'Đỏ sơn mài',
      })),
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** Without variants, the product itself has a price and a stock. Its images have texts, but no colours. */
export const WithoutVariants = meta.story({
  args: { product: { ...product, colors: [], sizes: [], variants: [] } },
})

/** Saving shows an error at each missing part, and moves the focus to the first missing part (Product §5). */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng bán' }))
    await expect(await canvas.findByText('Vui lòng nhập tên sản phẩm')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập mô tả sản phẩm')).toBeVisible()
    await expect(canvas.getByLabelText('Thêm ảnh')).toHaveFocus()
  },
})

/** The error is in an English text that is hidden. The form opens the English fields and focuses the text. */
export const FaultInTheOtherLanguage = meta.story({
  tags: ['§10.4.9'],
  args: { product: { ...product, name_en: 'a'.repeat(256), description_en: '' } },
  play: async ({ canvas, userEvent }) => {
    const english = canvas.getByRole('radio', { name: /^Tiếng Anh\s*\(còn thiếu\)/ })
    const name = canvas.getByLabelText('Tên tiếng Anh')
    await expect(name).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(english).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Tên tiếng Anh' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Tên sản phẩm' })).toBeNull()
  },
})

export const Preview = meta.story({
  render: () => <ProductPreview form={productFormOf(product)} onClose={fn()} />,
})
