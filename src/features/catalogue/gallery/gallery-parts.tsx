import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { box } from '@/theme/tokens'
import { arrive, useSeenPicture } from '@/features/catalogue/card/picture-flight'

/** Wide screens have the small pictures beside the large one. */
export const GalleryFrame = styled.div`
  position: relative;

  ${media.desktop} {
    &[data-thumbs] {
      padding-left: ${box.thumbsWidth};
    }
  }
`

/** The place of the large picture, into which that of the card grows by which the shopper came. */
export function GalleryStage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useSeenPicture()
  useLayoutEffect(
    function growFromCard() {
      if (!seen) return
      // By then the page is scrolled to where it begins.
      const frame = requestAnimationFrame(() => place.current && arrive(place.current))
      return () => cancelAnimationFrame(frame)
    },
    [seen],
  )
  return <Stage ref={place}>{children}</Stage>
}

const Stage = styled.div`
  position: relative;
  min-width: 0;
`
