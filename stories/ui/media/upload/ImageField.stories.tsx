import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ImageField, type ImageUploadResult } from '@/ui/media/upload/ImageField'
import { heroPicture } from '../../../support/pictures'

const file = new File(['x'], 'a.png', { type: 'image/png' })

const meta = preview.meta({
  component: ImageField,
  argTypes: { ratio: { options: ['16 / 9', '4 / 5', '1 / 1', '21 / 9'], control: 'select' } },
  parameters: {
    guide: {
      use: ['For one picture that is uploaded at once: banner, section, logo.'],
      avoid: ['For the pictures of a product: take `ImagesField`, which crops, orders and counts.'],
      reader: 'The label, the state of the upload, and errors as the description.',
    },
  },
  args: {
    label: 'Ảnh',
    value: '',
    accept: 'image/png',
    onChange: fn(),
    send: async (): Promise<ImageUploadResult> => ({ url: '/a.avif' }),
  },
})

export const WithPicture = meta.story({ args: { value: heroPicture('lua-ha-dong') } })

/** The new file is refused, and the previous picture stays. */
export const Refused = meta.story({
  args: {
    value: heroPicture('cong-so'),
    send: async () => ({ problem: 'Ảnh lớn hơn 5 MB. Hãy chọn ảnh nhỏ hơn.' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Ảnh'), file)
    await expect(await canvas.findByText('Ảnh lớn hơn 5 MB. Hãy chọn ảnh nhỏ hơn.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
