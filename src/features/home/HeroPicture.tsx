import styled from 'styled-components'
import { pictureSizes, srcSetOf } from '@/lib/image'
import { box } from '@/theme/tokens'
import { PhoneCrop } from '@/ui/media/PhoneCrop'
import { useSources } from '@/ui/media/use-sources'

type HeroPictureProps = {
  /** Address of the picture, 16:7. */
  src: string
  /** True for the first slide, which is the largest thing that is painted. */
  priority: boolean
}

/** The banner's picture, decorative. Phones show its right side, with a veil behind the texts. */
export function HeroPicture({ src, priority }: HeroPictureProps) {
  const sources = useSources({
    src,
    srcSet: srcSetOf(src),
    sizes: pictureSizes.hero,
  })
  return (
    <>
      <PhoneCrop src={src} sizes={pictureSizes.hero}>
        <Image
          {...sources}
          alt=""
          fetchPriority={priority ? 'high' : 'auto'}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
        />
      </PhoneCrop>
      <Veil />
    </>
  )
}

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: ${box.heroPictureHeight};
  object-fit: cover;
  object-position: ${box.heroPicturePosition};
`

const Veil = styled.div`
  position: absolute;
  inset: 0;
  background: ${box.heroVeil};
`
