import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { UploadTile } from '@/ui/media/upload/UploadTile'
import type { Upload } from '@/ui/media/upload/use-uploads'
import { garmentPicture } from '../../../support/pictures'

const upload: Upload = {
  id: 1,
  file: new Blob(),
  name: 'ao-dai.png',
  preview: garmentPicture('ao-dai-lua-ha-dong-nguyet-cat'),
  state: 'sending',
  share: 0.4,
  error: undefined,
}

const meta = preview.meta({
  component: UploadTile,
  parameters: {
    guide: {
      use: ['In place of a picture while its file is on the way.'],
      reader: 'A progress bar with the name of the file; a failure is an alert.',
    },
  },
  args: { upload, onCancel: fn(), onRetry: fn() },
  render: (args) => (
    <ul>
      <li style={{ width: 180, listStyle: 'none' }}>
        <UploadTile {...args} />
      </li>
    </ul>
  ),
})

export const Sending = meta.story({})

export const Waiting = meta.story({
  args: { upload: { ...upload, state: 'waiting', share: undefined } },
})

/** The reason, another try, and the focus on what stays. */
export const Failed = meta.story({
  args: { upload: { ...upload, state: 'failed' }, problem: 'Máy chủ đang bận' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Thử lại/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
  },
})
