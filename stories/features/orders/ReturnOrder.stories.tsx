import preview from '#.storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { imageRules } from '@/domain/content/image-file'
import { ReturnOrder } from '@/features/orders/ReturnOrder'
import { noisyFile } from '../../support/image-files'
import type { Play } from '../../support/play'
import { seedReturnable } from '../../support/seed'
import { withToaster } from '../../support/with-toaster'

const order = seedReturnable()

const meta = preview.meta({
  component: ReturnOrder,
  args: {
    order,
    fallback: { current: null },
    onChanged: fn(),
    refresh: fn(() => Promise.resolve(order)),
  },
  parameters: { scenario: ['login:shopper'], path: '/account/orders/ML26112100042' },
  decorators: [withToaster],
})

/** One unit for another size. */
const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Đổi hoặc trả hàng' }))
  await screen.findByRole('dialog')
  const [quantity] = screen.getAllByRole('combobox', { name: 'Số lượng gửi lại' })
  if (quantity) await userEvent.selectOptions(quantity, '1')
  const sizes = within(await screen.findByRole('radiogroup', { name: 'Size muốn đổi' }))
  const inStock = sizes.getAllByRole<HTMLInputElement>('radio').find(({ disabled }) => !disabled)
  if (inStock) await userEvent.click(inStock)
}

/** An exchange offers the sizes that there are. */
export const Open = meta.story({ tags: ['§2.16.7c'], play: fillIn })

/** A camera's photo is made smaller, where it is larger than the shop takes; one that the browser can't show is named. */
export const LargePhoto = meta.story({
  tags: ['§2.16.7b'],
  play: async (context) => {
    await fillIn(context)
    const photo = await noisyFile('loi.png', 1600)
    await expect(photo.size).toBeGreaterThan(imageRules.maxBytes)
    const picker = await screen.findByLabelText('Thêm ảnh')
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_1.png', { type: 'image/png' })
    await context.userEvent.upload(picker, [photo, heic])
    await expect(await screen.findByText(/^IMG_1.png: trình duyệt này không mở được/)).toBeVisible()
    await screen.findByRole('button', { name: 'Bỏ ảnh 1' }, { timeout: 10_000 })
  },
})
