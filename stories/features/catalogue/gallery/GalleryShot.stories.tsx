import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GalleryShot } from '@/features/catalogue/gallery/GalleryShot'
import { garmentPicture } from '../../../support/pictures'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One large picture of the gallery.'],
  keyboard: [['Enter', 'opens the viewer']],
  reader: 'A button with product, number of the picture and of all.',
}

const meta = {
  component: GalleryShot,
  parameters: { guide },
  args: {
    image: garmentPicture('ao-dai-lua-ha-dong-nguyet-cat', 'back'),
    position: { name: 'Áo dài lụa Hà Đông', index: 1, total: 5 },
    onOpen: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 420, overflow: 'hidden' }}>
      <GalleryShot {...args} />
    </div>
  ),
} satisfies Meta<typeof GalleryShot>

export default meta
type Story = StoryObj<typeof meta>

/** Opens by key as well as by pointer. */
export const OneOfFive: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /hình 2 trên 5/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Grows under the pointer, around it. */
export const Hovered: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const shot = canvas.getByRole('button')
    await userEvent.pointer({ target: shot, coords: { clientX: 100, clientY: 100 } })
    await expect(shot.style.getPropertyValue('--zoom-x')).toMatch(/%$/)
  },
}

/** The drawn placeholder keeps the box. */
export const Broken: Story = { args: { image: 'data:image/png;base64,x' } }

/** Named by what staff wrote about it. */
export const WithText: Story = {
  args: { position: { name: 'Áo sơ mi lụa', index: 1, total: 5, text: 'Cổ áo thêu hoa mộc lan' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Cổ áo thêu hoa mộc lan/ })).toBeVisible()
  },
}
