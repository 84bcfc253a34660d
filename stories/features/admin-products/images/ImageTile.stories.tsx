import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImageTile } from '@/features/admin-products/images/ImageTile'
import { garmentPicture } from '../../../support/pictures'
import { sortableParts } from '../../../support/sortable-parts'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One picture of the product in its grid.'],
  anatomy: [
    ['Handle', 'Drags it.'],
    ['Cover', 'On the first one.'],
    ['Cross and steps', 'Remove it, move it by one.'],
  ],
  reader: 'Buttons say the place of the picture.',
}

const meta = {
  component: ImageTile,
  parameters: { guide },
  args: {
    url: garmentPicture('ao-so-mi-lua-nha-uyen'),
    place: 1,
    handle: sortableParts.handle,
    steps: sortableParts.steps,
    onRemove: fn(),
  },
  argTypes: {
    place: { control: { type: 'range', min: 1, max: 9 } },
    handle: { control: false },
    steps: { control: false },
  },
  render: (args) => (
    <div style={{ width: 180 }}>
      <ImageTile {...args} />
    </div>
  ),
} satisfies Meta<typeof ImageTile>

export default meta
type Story = StoryObj<typeof meta>

/** The first image is the cover. */
export const Cover: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 1' }))
    await expect(args.onRemove).toHaveBeenCalledWith(args.url, 1)
  },
}

export const Other: Story = {
  args: { place: 2, url: garmentPicture('ao-so-mi-lua-nha-uyen', 'detail') },
}
