import { lazy, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { Late } from '@/ui/feedback/Boundary'
import { Picture } from '@/ui/media/Picture'
import { AfterPaint } from '@/ui/feedback/AfterPaint'
import { GalleryFrame, GalleryStage } from './gallery-parts'
import { GalleryShot } from './GalleryShot'
import { GalleryThumbs } from './GalleryThumbs'

const GalleryViewer = lazy(() =>
  import('./GalleryViewer').then((module) => ({ default: module.GalleryViewer })),
)

type ProductGalleryProps = { images: readonly string[]; name: string }

/**
 * The pictures of a product: a strip to swipe on phones, a large picture with thumbnails on wide screens.
 * Both use one scroll-snapping strip, so that touch, wheel and keys work natively. A click on a picture opens
 * the full-screen viewer, whose code loads with the first opening.
 */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const msg = useMsg()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [viewer, setViewer] = useState<'unused' | 'open' | 'closed'>('unused')
  const show = (index: number, behavior: ScrollBehavior = 'smooth') =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior })
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
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
        >
          {images.map((image, index) => (
            <li key={image}>
              <GalleryShot
                image={image}
                position={{ name, index, total: images.length }}
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
}

const Strip = styled.ul`
  position: relative;
  display: flex;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`

const Position = styled.p`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
  padding: ${space(1)} ${space(3)};
  background: ${color.surface};
  font-size: ${text.xs};
  pointer-events: none;

  ${media.desktop} {
    display: none;
  }
`
