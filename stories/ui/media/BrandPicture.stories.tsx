import preview from '#.storybook/preview'
import { BrandPicture } from '@/ui/media/BrandPicture'

const meta = preview.meta({
  component: BrandPicture,
  args: { of: 'about' },
  parameters: {
    guide: {
      use: ['On the information pages: their heads, the cloths, the way to the shop.'],
      avoid: ['For a picture that the host sends: Picture.'],
      reader: 'Hidden: decoration.',
    },
  },
})

export const Usual = meta.story({})
