import styled from 'styled-components'
import { pictureSizes, srcSetOf } from '@/lib/image'
import { box } from '@/theme/tokens'

/** Fills the banner. Phones show its right side, below the words' own ground. Decoration: the words say it all. */
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
