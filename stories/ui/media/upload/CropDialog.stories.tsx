import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { CropDialog } from '@/ui/media/upload/CropDialog'
import { pngFile } from '../../../support/image-files'

const meta = preview.meta({
  component: CropDialog,
  args: {
    file: new Blob(),
    name: 'ao-dai.png',
    waiting: 0,
    maxBytes: 5_000_000,
    onCropped: fn(),
    onSkip: fn(),
  },
  loaders: [async () => ({ file: await pngFile('ao-dai.png', 600, 800, 10) })],
  render: (args, { loaded }) => <CropDialog {...args} file={loaded.file} />,
})

export const Tall = meta.story({})

export const MoreWaitingOnAPhone = meta.story({
  args: { waiting: 3 },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
