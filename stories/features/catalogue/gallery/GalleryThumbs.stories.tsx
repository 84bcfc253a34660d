import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GalleryThumbs } from '@/features/catalogue/gallery/GalleryThumbs'
import { gallery } from '../../../support/pictures'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the large picture on wide screens.'],
  keyboard: [['Tab, Enter', 'reach and show a picture']],
  reader: 'Buttons; the shown one is current.',
}

const meta = {
  component: GalleryThumbs,
  argTypes: { current: { control: { type: 'range', min: 0, max: 4 } } },
  parameters: { guide },
  args: {
    images: gallery('ao-dai-lua-ha-dong-nguyet-cat').slice(0, 5),
    name: 'Áo dài lụa Hà Đông',
    current: 1,
    onShow: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ width: 76 }}>
      <GalleryThumbs {...args} />
    </div>
  ),
} satisfies Meta<typeof GalleryThumbs>

export default meta
type Story = StoryObj<typeof meta>

export const SecondShown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const thumbs = canvas.getAllByRole('button')
    await expect(thumbs[1]).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /hình 4 trên 5/ }))
    await expect(args.onShow).toHaveBeenCalledWith(3)
  },
}

/** Narrow screens swipe instead. */
export const HiddenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
