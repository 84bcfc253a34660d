import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { ProductGallery } from '@/features/catalogue/product/ProductGallery'
import { gallery } from '../../../support/pictures'
import type { Play } from '../../../support/play'

const five = gallery('ao-dai-lua-ha-dong-nguyet-cat').slice(0, 5)

const meta = preview.meta({
  component: ProductGallery,
  args: { images: five, name: 'Áo dài lụa Hà Đông' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ maxWidth: 620 }}>
      <ProductGallery {...args} />
    </div>
  ),
})

const phone = { viewport: { value: 'phone' } }

const enlarge: Play = async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: /^Phóng to|^Enlarge/ })
  if (first) await userEvent.click(first)
  await expect(await screen.findByRole('dialog')).toBeVisible()
}

/** A thumbnail brings its large picture. */
export const Five = meta.story({
  tags: ['§2.6.1'],
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: /^Áo dài.*hình 3 trên 5/ })
    await userEvent.click(third)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
})

/** A large picture grows under the pointer, around it. */
export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shot = canvas.getByRole('button', { name: /^Phóng to.*hình 1 trên 5/ })
    await userEvent.pointer({ target: shot, coords: { clientX: 100, clientY: 100 } })
    await expect(shot.style.getPropertyValue('--zoom-x')).toMatch(/%$/)
  },
})

/** Named by what staff wrote about it. */
export const WithText = meta.story({
  tags: ['§10.4.7b'],
  args: { texts: { [five[0] ?? '']: 'Cổ áo thêu hoa mộc lan' } },
  parameters: { shows: [['button', { name: /Cổ áo thêu hoa mộc lan/ }]] },
})

export const One = meta.story({ args: { images: five.slice(0, 1) } })

/** The drawn placeholder with the name. */
export const None = meta.story({ args: { images: [] } })

export const Broken = meta.story({ args: { images: ['data:image/png;base64,x', ...five] } })

/** The viewer turns by the arrow keys, wherever the focus is; a zoomed picture is moved instead. */
export const Enlarged = meta.story({ play: enlarge })

export const EnlargedOnAPhoneInEnglish = meta.story({
  globals: { ...phone, locale: 'en' },
  play: enlarge,
})

export const OneEnlarged = meta.story({ ...One.input, play: enlarge })

/** The placeholder keeps the place of what does not come. */
export const BrokenEnlarged = meta.story({ ...Broken.input, play: enlarge })
