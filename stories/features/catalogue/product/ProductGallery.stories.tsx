import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { ProductGallery } from '@/features/catalogue/product/ProductGallery'
import { gallery } from '../../../support/pictures'

const five = gallery('ao-dai-lua-ha-dong-nguyet-cat').slice(0, 5)

const meta = preview.meta({
  component: ProductGallery,
  args: { images: five, name: 'Áo dài lụa Hà Đông' },
  render: (args) => (
    <div style={{ maxWidth: 620 }}>
      <ProductGallery {...args} />
    </div>
  ),
})

/**
 * A gallery with five pictures, of which staff have described one. A click on a thumbnail shows its picture
 * large.
 */
export const Five = meta.story({
  args: { texts: { [five[1] ?? '']: 'Mặt sau' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mặt sau' })).toBeVisible()
  },
})

/** A product without pictures shows a drawn placeholder with its name. */
export const None = meta.story({ args: { images: [] } })

export const Broken = meta.story({ args: { images: ['data:image/png;base64,x', ...five] } })

/**
 * The arrow keys turn the pictures of the enlarged view, wherever the focus is. While a picture is zoomed,
 * the arrow keys move this picture instead.
 */
export const Enlarged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Phóng to/ })
    if (first) await userEvent.click(first)
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})
