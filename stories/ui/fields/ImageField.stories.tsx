import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImageField, type SentImage } from '@/ui/fields/ImageField'
import { samplePicture } from '../sample-picture'

const file = new File(['x'], 'a.png', { type: 'image/png' })

const meta = {
  component: ImageField,
  args: {
    label: 'Ảnh',
    value: '',
    accept: 'image/png',
    onChange: fn(),
    send: async (): Promise<SentImage> => ({ url: '/a.avif' }),
  },
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = { args: { value: samplePicture(90, 640, 360) } }

export const Arriving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Ảnh'), file)
    await expect(args.onChange).toHaveBeenCalledWith('/a.avif')
  },
}

export const Sending: Story = {
  args: { send: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Ảnh'), file)
    await expect(await canvas.findByText('Đang tải lên…')).toBeVisible()
  },
}

/** The previous picture stays. */
export const Refused: Story = {
  args: {
    value: samplePicture(200, 640, 360),
    send: async () => ({ problem: 'Ảnh lớn hơn 5 MB' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Ảnh'), file)
    await expect(await canvas.findByText('Ảnh lớn hơn 5 MB')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
