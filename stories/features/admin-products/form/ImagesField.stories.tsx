import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ImagesField, type ImagesFieldProps } from '@/features/admin-products/form/ImagesField'
import { pngFile } from '../../../support/image-files'
import { nthPicture } from '../../../support/pictures'
import { withToaster } from '../../../support/with-toaster'

const pictures = Array.from({ length: 9 }, (_, index) => nthPicture(index))

const meta = preview.meta({
  component: ImagesField,
  args: { value: [], onChange: fn(), onBusy: fn() },
  render: (args) => <ImagesState {...args} />,
  decorators: [withToaster],
})

export const Full = meta.story({ args: { value: pictures }, globals: { locale: 'en' } })

/**
 * The field refuses two of the chosen files: the first one is not an image, and only one of the two images
 * fits.
 */
export const Refused = meta.story({
  args: { value: pictures.slice(0, 8) },
  play: async ({ canvas, userEvent }) => {
    const noImage = new File(['x'], 'a.png', { type: 'image/png' })
    const files = [noImage, await pngFile('b.png'), await pngFile('c.png')]
    await userEvent.upload(canvas.getByLabelText('Thêm ảnh'), files)
    await expect(await canvas.findByText(/^c\.png: chưa thêm/)).toBeVisible()
    await expect(canvas.getByText(/^a\.png: hãy chọn ảnh JPG/)).toBeVisible()
    await expect(await canvas.findByText('9/9 ảnh')).toBeVisible()
  },
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

/** Keeps the images in a state, as the product form does. */
function ImagesState({ value: first, onChange, ...props }: ImagesFieldProps) {
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
