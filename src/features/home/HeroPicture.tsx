import styled from 'styled-components'
import { pictureSizes, srcSetOf } from '@/lib/image'
import { box } from '@/theme/tokens'

/** The banner's picture, decorative. Phones show its right side, with a veil behind the texts. */
export function HeroPicture({ src, priority }: { src: string; priority: boolean }) {
  return (
    <>
      <Image
        src={src}
        srcSet={srcSetOf(src)}
        sizes={pictureSizes.hero}
        alt=""
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
      />
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
