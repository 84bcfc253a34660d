import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryImage } from '@/features/admin-categories/CategoryImage'
import { formWithImage } from '../../../mocks/pipeline/samples/sample'
import { inForm } from '../../support/in-form'
import type { Guide } from '../../../.storybook/docs/guide'
import { homePicture } from '../../support/pictures'

const guide: Guide = {
  use: ['For the picture of a category. The file that is picked goes out with the category.'],
  reader:
    'A file that is refused is the error of the field; after "Remove image" it has the focus.',
}

const meta = {
  component: CategoryImage,
  args: { picked: new Map() },
  parameters: { form: { image: '' }, guide },
  decorators: [inForm],
} satisfies Meta<typeof CategoryImage>

export default meta
type Story = StoryObj<typeof meta>

/** A picked file shows at once; taken out, the field is empty and has the focus. */
export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Ảnh')
    await userEvent.upload(field, new File(['GIF89a'], 'a.png', { type: 'image/png' }))
    await canvas.findByText('Tệp này không phải ảnh JPG, PNG hoặc WebP')
    const image = formWithImage().get('image')
    if (image instanceof File) await userEvent.upload(field, image)
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ ảnh' }))
    await expect(canvas.getByLabelText('Ảnh')).toHaveFocus()
    await expect([...args.picked.values()]).toEqual([image])
  },
}

export const WithPictureOnAPhone: Story = {
  parameters: { form: { image: homePicture('category-dresses') } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
