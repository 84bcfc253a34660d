import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { Picture } from '@/ui/Picture'
import { GalleryThumbs } from './GalleryThumbs'

type ProductGalleryProps = { images: readonly string[]; name: string }

/**
 * The pictures of a product: a strip to swipe through on phones, a large one with thumbnails beside it
 * on wide screens. Both are one scroll-snapping strip, so that touch, wheel and keys work natively.
 */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const msg = useMsg()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
  const shown = images.length === 0 ? [null] : images
  return (
    <Frame>
      {images.length > 1 && (
        <GalleryThumbs images={images} name={name} current={current} onShow={show} />
      )}
      <Stage>
        <Strip
          ref={strip}
          // A scrolling region must be reachable by keyboard.
          tabIndex={0}
          aria-label={msg('product.pictures', { name })}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
        >
          {shown.map((image, index) => (
            <li key={image}>
              <Picture
                src={image}
                alt={
                  shown.length === 1
                    ? name
                    : msg('product.picture', { name, index: index + 1, total: shown.length })
                }
                sizes={pictureSizes.gallery}
                priority={index === 0}
              />
            </li>
          ))}
        </Strip>
        {images.length > 1 && (
          <Position aria-hidden="true">
            {current + 1} / {images.length}
          </Position>
        )}
      </Stage>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;

  ${media.desktop} {
    &:has(> ul + *) {
      padding-left: calc(76px + ${space(4)});
    }
  }
`

const Stage = styled.div`
  position: relative;
  min-width: 0;
`

const Strip = styled.ul`
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

  ${media.desktop} {
    display: none;
  }
`
