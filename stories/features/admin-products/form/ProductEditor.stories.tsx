import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ProductEditor } from '@/features/admin-products/form/ProductEditor'
import { categories, product } from '../../../support/admin-product'
import { pngFile } from '../../../support/image-files'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: ProductEditor,
  globals: { viewport: { value: 'desktop' } },
  args: {
    hasEnglish: true,
    product: null,
    categories,
    onSaved: fn(),
    renderPreview: () => null,
    renderLink: (_, label) => label,
  },
  decorators: [withToaster],
})

export const New = meta.story({ tags: ['§10.4.1'] })

export const Known = meta.story({ args: { product } })

/** The bar is one row of 64 px at most. */
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

/** Price and stock are typed here; pictures have texts only. */
export const WithoutVariants = meta.story({
  args: { product: { ...product, colors: [], sizes: [], variants: [] } },
})

/** Everything that a product for sale needs has an error at its field; the first one has the focus (Product §5). */
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng bán' }))
    await expect(await canvas.findByText('Vui lòng nhập tên sản phẩm')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập mô tả sản phẩm')).toBeVisible()
    await expect(canvas.getByLabelText('Thêm ảnh')).toHaveFocus()
  },
})

/** The English texts are out of sight: their mark says that some are missing, and an error leads to its field. */
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

/** What is saved now would lack the picture. */
export const Uploading = meta.story({
  parameters: { scenario: ['uploadProductImage.timeout'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), await pngFile('ao-lua.png'))
    await canvas.findByRole('progressbar', { name: 'Đang tải ao-lua.png' })
    await expect(canvas.getByRole('button', { name: 'Đăng bán' })).toBeDisabled()
  },
})

/** No answer came to a new product: it may be there already. */
export const MayBeSaved = meta.story({
  parameters: {
    scenario: ['createProduct.offline'],
    expectedMessages: [/Failed to (load|fetch)/],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên sản phẩm' }), 'Áo lụa')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu nháp' }))
    await expect(await screen.findByText(/Không thể kết nối/)).toBeVisible()
  },
})

/** A tag counts once, whatever its case; Backspace removes the last one. */
export const Tagged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Thẻ' })
    const tags = () => canvas.getAllByRole('button', { name: /^Xóa thẻ/ })
    await userEvent.type(field, 'Lụa, mới ,LUA{Enter}hè{Enter}')
    await expect(tags()).toHaveLength(3)
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa thẻ Lụa' }))
    await expect(tags()).toHaveLength(1)
    await expect(field).toHaveFocus()
  },
})

/** Two pictures take a colour at once; one of them a text. */
export const PicturesNoted = meta.story({
  tags: ['§10.4.7b'],
  args: { product },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mô tả và màu của ảnh'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn ảnh 1' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn ảnh 2' }))
    await userEvent.selectOptions(canvas.getByLabelText('Màu cho các ảnh đã chọn'), 'Xanh celadon')
    await userEvent.click(canvas.getByRole('button', { name: 'Gắn màu' }))
    await expect(canvas.getByLabelText('Màu của ảnh 1')).toHaveValue('Xanh celadon')
    await expect(canvas.getByLabelText('Màu của ảnh 2')).toHaveValue('Xanh celadon')
    await userEvent.type(canvas.getByLabelText('Mô tả ảnh 2'), 'Cổ áo')
    await expect(canvas.getByLabelText('Mô tả ảnh 2')).toHaveValue('Cổ áo')
  },
})

/** A cell and a tag that the form has not heard of are sent, too. */
export const SentWithTheLastKey = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên sản phẩm' }), 'Áo')
    await userEvent.type(canvas.getByLabelText('Thêm màu'), 'Đen{Enter}')
    const save = '{Control>}s{/Control}'
    await userEvent.type(canvas.getByRole('textbox', { name: 'Giá bán, Đen' }), `123${save}`)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Thẻ' }), `hè${save}`)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(2))
    const variants = [expect.objectContaining({ color: 'Đen', price: 123 })]
    const saved = expect.objectContaining({ tags: ['hè'], variants })
    await expect(args.onSaved).toHaveBeenLastCalledWith(saved, expect.anything())
  },
})
