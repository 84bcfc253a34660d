import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { box, media, space } from '@/theme/tokens'
import { landPicture, useCardPicture } from '../picture-flight'

export type Pictures = {
  /** Addresses in gallery order. */
  images: readonly string[]
  /** What staff wrote about pictures, by address; the others are named after the product. */
  texts?: Readonly<Record<string, string>> | undefined
  name: string
}

/** Returns a function that names a picture: by its text, else by the product and its place among several. */
export function usePictureName({ images, texts, name }: Pictures): (index: number) => string {
  const msg = useMsg()
  const total = images.length
  return (index) =>
    texts?.[images[index] ?? ''] ||
    (total === 1 ? name : msg('product.picture', { name, index: index + 1, total }))
}

/** The box of the large picture, animated from the card by which the shopper came. */
export function GalleryStage({ children }: { children: ReactNode }) {
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

/** The frame of the gallery; the thumbnails are below the large picture on tablets, beside it on wide screens. */
export const GalleryFrame = styled.div`
  position: relative;

  ${media.tablet} {
    display: grid;
    gap: ${space(3)};
    grid-template-columns: minmax(0, 1fr);
  }

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
