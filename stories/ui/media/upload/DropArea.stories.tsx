import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { DropArea } from '@/ui/media/upload/DropArea'

const meta = preview.meta({
  component: DropArea,
  parameters: {
    guide: {
      use: ['Around a list of files: drop, or paste anywhere on the page.'],
      avoid: ['As the only way to add files: phones and keyboards need `PickTile`.'],
      reader: 'Hidden while files hover; the pick button says the same.',
    },
  },
  args: {
    invitation: 'Thả ảnh vào đây',
    onFiles: fn(),
    children: <p style={{ padding: 48 }}>Kéo ảnh vào đây, dán, hoặc chọn từ máy</p>,
  },
})

/** While files hover over it, the whole area says that they can be dropped. */
export const Hovered = meta.story({
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'ao-dai.png', { type: 'image/png' }))
    const drag = new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer })
    canvas.getByText(/Kéo ảnh/).dispatchEvent(drag)
    await expect(await canvas.findByText('Thả ảnh vào đây')).toBeVisible()
  },
})
