import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { box } from '@/theme/tokens'
import { landPicture, useCardPicture } from '../picture-flight'

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

/** A picture's index, from 0, among all pictures of a product. */
export type PicturePosition = {
  name: string
  index: number
  total: number
  /** What staff wrote about it. */
  text?: string | undefined
}

/** Returns a function that names a picture: by its text, else by the product's name and its place; a single picture has the product's name alone. */
export function usePictureName(): (position: PicturePosition) => string {
  const msg = useMsg()
  return ({ name, index, total, text }) =>
    text || (total === 1 ? name : msg('product.picture', { name, index: index + 1, total }))
}

/** The frame of the gallery; wide screens show the thumbnails beside the large picture. */
export const GalleryFrame = styled.div`
  position: relative;

  ${media.desktop} {
    &[data-thumbs] {
      padding-left: ${box.thumbsWidth};
    }
  }
`

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
