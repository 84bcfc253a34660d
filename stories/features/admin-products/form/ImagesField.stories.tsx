import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
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
  args: { value: [], onChange: fn(), onBusy: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [withToaster],
})

export const Full = meta.story({ args: { value: pictures }, globals: { locale: 'en' } })

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
