import preview from '#.storybook/preview'
import { srcSetOf } from '@/lib/image'
import { PhoneCrop } from '@/ui/media/PhoneCrop'
import { brandPicture, heroPicture } from '../../support/pictures'

const banner = heroPicture('moc-lan-thu')

const meta = preview.meta({
  component: PhoneCrop,
  args: {
    src: banner,
    sizes: '100vw',
    children: (
      <img
        src={banner}
        srcSet={srcSetOf(banner)}
        sizes="100vw"
        alt="Mộc Lan vào thu"
        width="100%"
      />
    ),
  },
})

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } })

/** Narrow windows load the crop. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
})

/** A picture without a crop is only its `img`. */
export const WithoutCrop = meta.story({
  args: { src: brandPicture('logo') },
})
