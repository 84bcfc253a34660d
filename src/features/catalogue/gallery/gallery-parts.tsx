import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { box } from '@/theme/tokens'
import { landPicture, useCardPicture } from '@/features/catalogue/card/picture-flight'

/** The frame of the gallery; wide screens show the thumbnails beside the large picture. */
export const GalleryFrame = styled.div`
  position: relative;

  ${media.desktop} {
    &[data-thumbs] {
      padding-left: ${box.thumbsWidth};
    }
  }
`

type GalleryStageProps = {
  /** The pictures. */
  children: ReactNode
}

/** The box of the large picture, animated from the card by which the shopper came. */
export function GalleryStage({ children }: GalleryStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const cardPicture = useCardPicture()
  useLayoutEffect(
    function growFromCard() {
      if (!cardPicture) return
      // By the next frame the router has scrolled the page to its top.
      const frame = requestAnimationFrame(() => stage.current && landPicture(stage.current))
      return () => cancelAnimationFrame(frame)
    },
    [cardPicture],
  )
  return <Stage ref={stage}>{children}</Stage>
}

/* On a phone the pictures go on to the edge of the screen. */
const Stage = styled.div`
  position: relative;
  min-width: 0;
  margin-inline-end: calc(-1 * ${box.gutter});

  ${media.tabletOrSideways} {
    margin-inline-end: 0;
  }
`

/** The room of the first picture. */
export const FirstShot = styled.div`
  width: ${box.shotWidth};
  max-width: calc(100% - ${box.gutter});

  ${media.tabletOrSideways} {
    max-width: none;
  }
`
