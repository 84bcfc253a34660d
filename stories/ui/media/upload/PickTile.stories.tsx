import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { PickTile } from '@/ui/media/upload/PickTile'

const meta = preview.meta({
  component: PickTile,
  parameters: {
    guide: {
      use: ['As the first or last tile of a grid of pictures.'],
      reader: 'A file input with its label, hint and error.',
    },
  },
  args: {
    label: 'Thêm ảnh',
    hint: 'Kéo thả, dán, hoặc chọn JPEG, PNG, WebP đến 5 MB',
    accept: 'image/jpeg,image/png,image/webp',
    empty: true,
    noteFor: 'images',
    onFiles: fn(),
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 160px)', gap: 12 }}>
      <PickTile {...args} />
    </div>
  ),
})

/** As wide as the row while there is no file. */
export const First = meta.story({})

export const Missing = meta.story({
  args: { error: 'Cần ít nhất 1 ảnh' },
  render: (args) => (
    <>
      <PickTile {...args} />
      <p id="images-note">{args.error}</p>
    </>
  ),
})
