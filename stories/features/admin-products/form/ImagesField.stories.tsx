import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  ImagesField,
  type ImagesFieldProps,
  Refusals,
} from '@/features/admin-products/form/ImagesField'
import { pngFile, wrongFiles } from '../../../support/image-files'
import { nthPicture } from '../../../support/pictures'
import { withToaster } from '../../../support/with-toaster'

const pictures = Array.from({ length: 9 }, (_, index) => nthPicture(index))

const meta = preview.meta({
  component: ImagesField,
  parameters: {
    guide: {
      use: [
        'The pictures of a product: dropped, pasted or picked, cropped to a square, uploaded, put in order.',
      ],
      avoid: ['For a single picture: `ImageField`.'],
      anatomy: [
        ['Counter', 'How many of nine.'],
        ['Tiles', 'Pictures, uploads, and one to pick more.'],
        ['Refusals', 'Files that did not get in, by name.'],
      ],
      keyboard: [['Space, arrow keys', 'lift and move a picture']],
      reader: 'Uploads, removals and moves are announced.',
    },
  },
  args: { value: [], onChange: fn(), onBusy: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [withToaster],
})

export const Full = meta.story({ args: { value: pictures }, globals: { locale: 'en' } })

/** Valid images appear in the order of picking; the form is notified when all are uploaded. */
export const Uploads = meta.story({
  args: { value: pictures.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    const files = await Promise.all(
      [40, 80, 120].map((hue) => pngFile(`${hue}.png`, 200, 200, hue)),
    )
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), files)
    await expect(await canvas.findByText('4/9 ảnh', {}, { timeout: 15_000 })).toBeVisible()
    await waitFor(() => expect(args.onBusy).toHaveBeenLastCalledWith(false))
    await expect(canvas.getByText('Đã tải lên xong, có 4 ảnh')).toBeInTheDocument()
  },
})

/** Rejected files show name and reason; the valid file of the same pick is added. */
export const Refused = meta.story({
  tags: ['§9.4', '§10.4.7a'],
  args: { value: pictures.slice(0, 8) },
  play: async ({ canvas, userEvent }) => {
    const good = [await pngFile('tot.png', 200), await pngFile('thua.png', 200)]
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), [...wrongFiles, ...good])
    const alert = await canvas.findByText('bao-gia.jpg: không phải ảnh JPEG, PNG hoặc WebP')
    await expect(alert).toBeVisible()
    for (const text of [
      'rong.png: tệp rỗng',
      'anh-may-anh.jpg: lớn hơn 5 MB',
      /^hong.png: /,
      /^thua.png: .* 9 ảnh/,
    ])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(await canvas.findByText('9/9 ảnh')).toBeVisible()
  },
})

const reasons = ['empty', 'wrongType', 'tooLarge', 'broken', 'excess', 'twice'] as const
const refusals = reasons.map((why) => ({ name: `${why}.png`, why }))
const longRefusal = { name: `${'anh-chup-man-hinh-'.repeat(8)}.jpg`, why: 'tooLarge' } as const

export const EveryRefusal = meta.story({
  render: () => <Refusals refusals={refusals} onDismiss={fn()} />,
})

export const LongRefusalOnAPhone = meta.story({
  render: () => <Refusals refusals={[longRefusal]} onDismiss={fn()} />,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

export const FailsOnAPhone = meta.story({
  parameters: {
    scenario: ['uploadProductImage.offline'],
    expectedMessages: [/Failed to load/, /NetworkError/],
  },
  globals: { viewport: { value: 'phone' } },
  args: { value: pictures.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Thêm ảnh'),
      await pngFile('ao-lua-ha-dong-mau-nga.png'),
    )
    await expect(await canvas.findByText(/Không thể kết nối tới server/)).toBeVisible()
  },
})

/** Two images wait to be cropped, the square one uploads at once; skipping a crop drops the image. */
export const Crops = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files = [
      await pngFile('rong.png', 400, 300),
      await pngFile('vuong.png'),
      await pngFile('cao.png', 300, 400),
    ]
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), files)
    await expect(
      await screen.findByRole('dialog', { name: 'Cắt ảnh vuông (còn 1 ảnh nữa)' }),
    ).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Bỏ ảnh này' }))
    await screen.findByRole('dialog', { name: 'Cắt ảnh vuông' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dùng phần này' })).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: 'Dùng phần này' }))
    await expect(await canvas.findByText('2/9 ảnh')).toBeVisible()
  },
})

/** Removing focuses the next image; undo restores the position. */
export const RemovedAndBack = meta.story({
  args: { value: pictures.slice(0, 3) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 1' }))
    await expect(canvas.getByRole('button', { name: 'Bỏ ảnh 1' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(pictures.slice(1, 3))
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(pictures.slice(0, 3))
  },
})

/** A form that receives the images. */
function Kept({ value: first, onChange, ...props }: ImagesFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <ImagesField
      {...props}
      value={value}
      onChange={(change) =>
        setValue((before) => {
          const next = typeof change === 'function' ? change(before) : change
          onChange(next)
          return next
        })
      }
    />
  )
}
