import { lazy, memo, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { box, color, space, text } from '@/theme/tokens'
import { Late } from '@/ui/feedback/Boundary'
import { Picture } from '@/ui/media/Picture'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import { GalleryFrame, GalleryStage } from './gallery-parts'
import { GalleryShot } from './GalleryShot'
import { GalleryThumbs } from './GalleryThumbs'

const GalleryViewer = lazy(() =>
  import('./GalleryViewer').then((module) => ({ default: module.GalleryViewer })),
)

type ProductGalleryProps = {
  /** In gallery order; with none the placeholder shows. */
  images: readonly string[]
  /** What staff wrote about pictures, by address; the others are named after the product. */
  texts?: Readonly<Record<string, string>>
  /** Name of the product, for screen readers. */
  name: string
}

/**
 * The pictures of a product: a strip to swipe on phones, a large picture with thumbnails on wide screens.
 * Both use one scroll-snapping strip, so that touch, wheel and keys work natively. A click on a picture opens
 * the full-screen viewer, whose code loads with the first opening.
 */
export const ProductGallery = memo(function ProductGallery({
  images,
  texts,
  name,
}: ProductGalleryProps) {
  const msg = useMsg()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [viewer, setViewer] = useState<'unused' | 'open' | 'closed'>('unused')
  const show = (index: number, behavior: ScrollBehavior = 'smooth') =>
    strip.current?.scrollTo({ left: index * stepOf(strip.current), behavior })
  if (images.length === 0) return <Picture src={null} alt={name} />
  return (
    <GalleryFrame data-thumbs={images.length > 1 || undefined}>
      {images.length > 1 && (
        <AfterPaint>
          <GalleryThumbs images={images} name={name} current={current} onShow={show} />
        </AfterPaint>
      )}
      <GalleryStage>
        <Strip
          ref={strip}
          aria-label={msg('product.pictures', { name })}
          onScroll={({ currentTarget }) => setCurrent(shownIn(currentTarget))}
        >
          {images.map((image, index) => (
            <li key={image} data-shot={index === 0 ? '' : undefined}>
              <GalleryShot
                image={image}
                position={{ name, index, total: images.length, text: texts?.[image] }}
                onOpen={() => {
                  setCurrent(index)
                  setViewer('open')
                }}
              />
            </li>
          ))}
        </Strip>
        {images.length > 1 && (
          <Position aria-hidden="true">
            {current + 1} / {images.length}
          </Position>
        )}
      </GalleryStage>
      {viewer !== 'unused' && (
        <Late>
          <GalleryViewer
            images={images}
            texts={texts}
            name={name}
            initial={current}
            open={viewer === 'open'}
            onShow={(index) => show(index, 'instant')}
            onClose={() => setViewer('closed')}
            finalFocus={() => strip.current?.children[current]?.querySelector('button') ?? null}
          />
        </Late>
      )}
    </GalleryFrame>
  )
})

/** Distance from one picture to the next, in px. */
function stepOf({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children
  if (!first || !second) return clientWidth
  return second.getBoundingClientRect().x - first.getBoundingClientRect().x
}

/** Index of the picture at the start of the strip; at its end that is the last one. */
function shownIn(strip: HTMLElement): number {
  const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1
  return isAtEnd ? strip.children.length - 1 : Math.round(strip.scrollLeft / stepOf(strip))
}

const Strip = styled.ul`
  position: relative;
  display: flex;
  padding: 0;
  padding-inline-end: ${box.gutter};
  gap: ${space(2)};
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    flex: 0 0 ${box.shotWidth};
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  ${media.tabletOrSideways} {
    padding-inline-end: 0;
    gap: 0;
  }
`

const Position = styled.p`
  position: absolute;
  left: ${space(3)};
  bottom: ${space(3)};
  padding: ${space(1)} ${space(3)};
  background: ${color.surface};
  font-size: ${text.xs};
  pointer-events: none;

  ${media.desktop} {
    display: none;
  }
`
