import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ImageNotes, type ImageNotesProps } from '@/features/admin-products/form/ImageNotes'
import type { Guide } from '../../../../.storybook/docs/guide'
import { gallery } from '../../../support/pictures'

const images = gallery('ao-so-mi-lua-nha-uyen').slice(0, 3)
const colors = [
  { name: 'Đỏ sơn mài', color_code: '#a3211b' },
  { name: 'Xanh celadon', color_code: '#9bb8a3' },
]

const guide: Guide = {
  use: ['Below the pictures of a product: what each shows, in words and by colour.'],
  anatomy: [
    [
      'Text',
      'Read to those who do not see the picture; the shop falls back on the product’s name.',
    ],
    ['Colour', 'The shop shows the pictures of the chosen colour first.'],
    ['Many at once', 'Ticked pictures take one colour together.'],
  ],
  reader: 'Each field says which picture it is about.',
}

const meta = {
  component: ImageNotes,
  parameters: { guide },
  args: { images, notes: [], colors, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ImageNotes>

export default meta
type Story = StoryObj<typeof meta>

/** Two pictures take a colour at once; a third one a text. */
export const ManyAtOnce: Story = {
  tags: ['§10.4.7b'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn ảnh 1' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn ảnh 3' }))
    await userEvent.selectOptions(canvas.getByLabelText('Màu cho các ảnh đã chọn'), 'Xanh celadon')
    await userEvent.click(canvas.getByRole('button', { name: 'Gắn màu' }))
    await expect(canvas.getByLabelText('Màu của ảnh 3')).toHaveValue('Xanh celadon')
    await userEvent.type(canvas.getByLabelText('Mô tả ảnh 2'), 'Cổ áo')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { url: images[0], alt: '', color: 'Xanh celadon' },
      { url: images[2], alt: '', color: 'Xanh celadon' },
      { url: images[1], alt: 'Cổ áo', color: '' },
    ])
  },
}

/** Without colours there are only texts. */
export const WithoutColours: Story = { args: { colors: [] }, globals: { locale: 'en' } }

export const Phone: Story = {
  args: { notes: images.map((url) => ({ url, alt: 'Áo sơ mi '.repeat(12), color: 'Đỏ sơn mài' })) },
  globals: { viewport: { value: 'phone' } },
}

/** A form around it. */
function Kept({ notes: first, onChange, ...props }: ImageNotesProps) {
  const [notes, setNotes] = useState(first)
  return (
    <ImageNotes
      {...props}
      notes={notes}
      onChange={(next) => {
        setNotes(next)
        onChange(next)
      }}
    />
  )
}
