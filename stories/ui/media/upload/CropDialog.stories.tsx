import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CropDialog } from '@/ui/media/upload/CropDialog'
import { pngFile } from '../../../support/image-files'

const meta = preview.meta({
  component: CropDialog,
  args: {
    file: new File([], 'ao-dai.png'),
    waiting: 0,
    maxBytes: 5_000_000,
    onCropped: fn(),
    onSkip: fn(),
  },
  loaders: [async () => ({ file: await pngFile('ao-dai.png', 600, 800, 10) })],
  render: (args, { loaded }) => <CropDialog {...args} file={loaded.file} />,
})

/**
 * The picture is too tall. A card beside the frame shows what shoppers will see. The card follows every move
 * of the frame.
 */
export const Tall = meta.story({
  tags: ['§10.4.7a'],
  play: async ({ userEvent }) => {
    const shown = () => screen.getByRole('figure', { name: 'Trong cửa hàng' }).querySelector('img')
    const top = () => Number.parseFloat(shown()?.style.top ?? '')
    // The crop is the middle of a picture of 600 × 800 px. The 100 px above the crop are an eighth of the
    // height of the picture, and a sixth of the crop.
    await waitFor(() => expect(top()).toBeCloseTo(-100 / 6, 0))
    screen.getByRole('group', { name: /^Vùng cắt/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(top()).toBeGreaterThan(-100 / 6))
  },
})
