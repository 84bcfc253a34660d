import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Picture } from '@/ui/media/Picture'
import { garmentPicture } from '../../support/pictures'

const circle =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="150" fill="#7a3b2e"/></svg>'
const square = `data:image/svg+xml,${encodeURIComponent(circle)}`

const meta = preview.meta({
  title: 'media/Picture (image)',
  component: Picture,
  argTypes: {
    ratio: { options: ['3 / 4', '1 / 1', '4 / 5', '16 / 7', '16 / 9'], control: 'select' },
  },
  parameters: {
    guide: {
      use: [
        'For every picture of the server: the box is reserved, so that nothing moves.',
        'With `priority` for the largest picture of the first sight, once on a page.',
      ],
      avoid: ['For icons: `ui/icons`.'],
      reader: 'Reads `alt`; an empty one hides the picture.',
    },
  },
  args: {
    src: garmentPicture('ao-dai-lua-ha-dong-nguyet-cat'),
    alt: 'Áo dài lụa Ngọc Lan màu đỏ sơn',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
})

export const Loaded = meta.story({})

/** A picture of another shape is shown whole in a product's box. */
export const Square = meta.story({
  tags: ['§15.3'],
  args: { src: square },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ objectFit: 'contain' })
  },
})

/** A picture that does not load keeps its box and shows its name. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Áo dài lụa Ngọc Lan màu đỏ sơn')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

export const Missing = meta.story({ tags: ['§12.1.16'], args: { src: null } })
