import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ProductGallery } from '@/features/catalogue/product/ProductGallery'
import type { Guide } from '../../../../.storybook/docs/guide'
import { gallery } from '../../../support/pictures'

const five = gallery('ao-dai-lua-ha-dong-nguyet-cat').slice(0, 5)

const guide: Guide = {
  use: [
    'The pictures of a product page: a strip to swipe on phones, thumbnails beside on wide screens.',
  ],
  avoid: ['For wide slides: `Slider`.'],
}

const meta = {
  component: ProductGallery,
  parameters: { guide },
  args: { images: five, name: 'Áo dài lụa Hà Đông' },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ maxWidth: 620 }}>
      <ProductGallery {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

/** A thumbnail brings its large picture. */
export const Five: Story = {
  tags: ['§2.6.1'],
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: /^Áo dài.*hình 3 trên 5/ })
    await userEvent.click(third)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
}

/** A picture opens the viewer; closing it focuses the picture seen last. */
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Phóng to.*hình 1 trên 5/ }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getAllByText('2 / 5')).toHaveLength(2))
    await userEvent.keyboard('{Escape}')
    const second = canvas.getByRole('button', { name: /^Phóng to.*hình 2 trên 5/ })
    await waitFor(() => expect(second).toHaveFocus())
  },
}

/** A large picture grows under the pointer, around it. */
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const shot = canvas.getByRole('button', { name: /^Phóng to.*hình 1 trên 5/ })
    await userEvent.pointer({ target: shot, coords: { clientX: 100, clientY: 100 } })
    await expect(shot.style.getPropertyValue('--zoom-x')).toMatch(/%$/)
  },
}

/** Swiped: there are no thumbnails. */
export const FiveOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Phóng to/ })).toHaveLength(5)
    await expect(canvas.queryByRole('button', { name: /^Áo dài/ })).not.toBeInTheDocument()
  },
}

/** Named by what staff wrote about it. */
export const WithText: Story = {
  tags: ['§10.4.7b'],
  args: { texts: { [five[0] ?? '']: 'Cổ áo thêu hoa mộc lan' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Cổ áo thêu hoa mộc lan/ })).toBeVisible()
  },
}

export const One: Story = {
  args: { images: five.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Phóng to Áo dài lụa Hà Đông' })).toBeVisible()
  },
}

/** The drawn placeholder with the name. */
export const None: Story = { args: { images: [] } }

export const Broken: Story = { args: { images: ['data:image/png;base64,x', ...five] } }
