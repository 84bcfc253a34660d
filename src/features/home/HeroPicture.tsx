import styled from 'styled-components'
import { pictureSizes, srcSetOf } from '@/lib/image'
import { media } from '@/theme/breakpoints'
import { color } from '@/theme/tokens'

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
  height: 70%;
  object-fit: cover;
  object-position: 78% 50%;

  ${media.tablet} {
    height: 100%;
    object-position: 40% 50%;
  }
`

const Veil = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(to top, ${color.paper} 38%, transparent 58%);

  ${media.tablet} {
    background: linear-gradient(
      to right,
      color-mix(in srgb, ${color.paper} 82%, transparent),
      transparent 58%
    );
  }
`
