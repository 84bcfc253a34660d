import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  ImagesField,
  type ImagesFieldProps,
  Refusals,
} from '@/features/admin-products/form/ImagesField'
import { pngFile } from '../../../support/image-files'
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

const reasons = ['empty', 'wrongType', 'tooLarge', 'broken', 'excess', 'twice'] as const
const refusals = reasons.map((why) => ({ name: `${why}.png`, why }))
export const EveryRefusal = meta.story({
  render: () => <Refusals refusals={refusals} onDismiss={fn()} />,
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
