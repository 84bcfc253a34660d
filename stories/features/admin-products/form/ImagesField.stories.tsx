import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  ImagesField,
  type ImagesFieldProps,
  Refusals,
} from '@/features/admin-products/form/ImagesField'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../../.storybook/docs/guide'
import { pngFile, wrongFiles } from '../../../support/image-files'
import { nthPicture } from '../../../support/pictures'
import { signInAsStaff } from '../../../support/shopper'

const pictures = Array.from({ length: 9 }, (_, index) => nthPicture(index))

const guide: Guide = {
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
}

const meta = {
  component: ImagesField,
  parameters: { guide, scenario: ['login:staff'] },
  args: { value: [], onChange: fn(), onBusy: fn() },
  beforeEach: signInAsStaff,
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ImagesField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const EmptyOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Missing: Story = { args: { error: 'Cần ít nhất 1 ảnh' } }

export const Filled: Story = { args: { value: pictures.slice(0, 4) } }

export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } }

export const Full: Story = { args: { value: pictures }, globals: { locale: 'en' } }

/** Valid images appear in the order of picking; the form is notified when all are uploaded. */
export const Uploads: Story = {
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
}

/** Rejected files show name and reason; the valid file of the same pick is added. */
export const Refused: Story = {
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
}

const reasons = ['empty', 'wrongType', 'tooLarge', 'broken', 'excess', 'twice'] as const

export const EveryRefusal: Story = {
  render: () => (
    <Refusals refusals={reasons.map((why) => ({ name: `${why}.png`, why }))} onDismiss={fn()} />
  ),
}

export const LongRefusalOnAPhone: Story = {
  render: () => (
    <Refusals
      refusals={[{ name: `${'anh-chup-man-hinh-'.repeat(8)}.jpg`, why: 'tooLarge' }]}
      onDismiss={fn()}
    />
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A spinner while the browser can not report progress. */
export const Sending: Story = {
  parameters: { scenario: ['login:staff', 'uploadProductImage.timeout'] },
  args: { value: pictures.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), await pngFile('ao-lua.png'))
    await expect(
      await canvas.findByRole('progressbar', { name: 'Đang tải ao-lua.png' }),
    ).toBeVisible()
    await expect(args.onBusy).toHaveBeenLastCalledWith(true)
  },
}

/** One upload fails, the others succeed; a retry works. */
export const FailsOnce: Story = {
  parameters: {
    scenario: ['login:staff', 'uploadProductImage.serverError*1'],
    expectedMessages: [/500/],
  },
  args: { value: pictures.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const files = [await pngFile('mot.png', 200, 200, 10), await pngFile('hai.png', 200, 200, 90)]
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), files)
    const again = await canvas.findByRole('button', { name: /^Thử lại/ })
    await expect(await canvas.findByText('3/9 ảnh')).toBeVisible()
    await userEvent.click(again)
    await expect(await canvas.findByText('4/9 ảnh')).toBeVisible()
  },
}

export const FailsOnAPhone: Story = {
  parameters: {
    scenario: ['login:staff', 'uploadProductImage.offline'],
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
}

/** Two images wait to be cropped, the square one uploads at once; skipping a crop drops the image. */
export const Crops: Story = {
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
}

/** Removing focuses the next image; undo restores the position. */
export const RemovedAndBack: Story = {
  args: { value: pictures.slice(0, 3) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ ảnh 1' }))
    await expect(canvas.getByRole('button', { name: 'Bỏ ảnh 1' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(pictures.slice(1, 3))
    await userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(pictures.slice(0, 3))
  },
}

/** A form that receives the images. */
function Kept({ value: first, onChange, ...props }: ImagesFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <>
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
      <Toaster />
    </>
  )
}
