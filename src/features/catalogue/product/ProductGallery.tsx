import { memo, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { box, color, media, motion, radius, size, space, text } from '@/theme/tokens.gen'
import { defer } from '@/ui/feedback/late'
import { ExpandIcon } from '@/ui/icons'
import { innerFocusRingStyle } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { animatePictureFlight, useClickedCardPicture } from '../picture-flight'

const GalleryViewer = defer(async () => (await import('./GalleryViewer')).GalleryViewer)

/**
 * The pictures of a product. Phones show a strip to swipe. Wider screens show a large picture with
 * thumbnails. Both are the same element with scroll snapping, so the browser itself handles touch, wheel and
 * keys. A click opens the full-screen viewer.
 */
export const ProductGallery = memo(function ProductGallery(pictures: GalleryPictures) {
  const { images, name } = pictures
  const msg = useMsg()
  const nameOf = usePictureAltText(pictures)
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isEnlarged, setEnlarged] = useState<boolean>()
  const show = (index: number, behavior: ScrollBehavior = 'smooth') =>
    strip.current?.scrollTo({ left: index * stepOf(strip.current), behavior })
  if (images.length === 0) return <Picture src={null} alt={name} />
  return (
    <GalleryFrame data-thumbs={images.length > 1 || undefined}>
      {images.length > 1 && <GalleryThumbs {...pictures} current={current} onShow={show} />}
      <LargePictureBox>
        <Strip
          ref={strip}
          aria-label={msg('product.pictures', { name })}
          onScroll={({ currentTarget }) => setCurrent(shownIn(currentTarget))}
        >
          {images.map((image, index) => (
            <li key={image} data-shot={index === 0 ? '' : undefined}>
              <GalleryShot
                image={image}
                name={nameOf(index)}
                isFirst={index === 0}
                onOpen={() => {
                  setCurrent(index)
                  setEnlarged(true)
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
      </LargePictureBox>
      {isEnlarged !== undefined && (
        <GalleryViewer
          {...pictures}
          initial={current}
          open={isEnlarged}
          onShow={(index) => {
            // The scroll event would set this index only a frame later. If the viewer closes before that
            // frame, the focus would return to the previous picture.
            setCurrent(index)
            show(index, 'instant')
          }}
          onClose={() => setEnlarged(false)}
          finalFocus={() => strip.current?.children[current]?.querySelector('button') ?? null}
        />
      )}
    </GalleryFrame>
  )
})

function stepOf({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children
  if (!first || !second) return clientWidth
  return second.getBoundingClientRect().x - first.getBoundingClientRect().x
}

/**
 * Returns the index of the picture at the start of the strip. At the end of the strip, it is the index of the
 * last picture.
 */
function shownIn(strip: HTMLElement): number {
  const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1
  return isAtEnd ? strip.children.length - 1 : Math.round(strip.scrollLeft / stepOf(strip))
}

type GalleryThumbsProps = GalleryPictures & { current: number; onShow: (index: number) => void }

/**
 * The thumbnails: below the large picture on tablets, beside it on wide screens. A click shows the picture of
 * the thumbnail.
 */
export function GalleryThumbs({ current, onShow, ...pictures }: GalleryThumbsProps) {
  const nameOf = usePictureAltText(pictures)
  return (
    <Thumbs>
      {pictures.images.map((image, index) => (
        <li key={image}>
          <Thumb
            type="button"
            aria-label={nameOf(index)}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <Picture src={image} alt="" sizes="76px" />
          </Thumb>
        </li>
      ))}
    </Thumbs>
  )
}

type GalleryShotProps = { image: string; name: string; isFirst: boolean; onOpen: () => void }

/**
 * A large picture. Under a mouse, the picture is enlarged and follows the pointer. A click opens the viewer.
 */
function GalleryShot({ image, name, isFirst, onOpen }: GalleryShotProps) {
  const msg = useMsg()
  const isFromCard = useClickedCardPicture() === image
  const [isZoomed, setZoomed] = useState(false)
  return (
    <Open
      type="button"
      aria-haspopup="dialog"
      aria-label={msg('product.enlarge', { picture: name })}
      onClick={onOpen}
      onPointerMove={(event) => {
        // A touch has no hover, so only a mouse zooms. A larger file then loads, and replaces the shown file
        // when it is complete.
        if (event.pointerType !== 'mouse') return
        setZoomed(true)
        followPointer(event)
      }}
    >
      <Picture
        src={image}
        alt={name}
        sizes={isZoomed ? pictureSizes.zoomed : pictureSizes.gallery}
        priority={isFirst}
        under={isFromCard ? pictureSizes.card : undefined}
      />
      <Hint>
        <ExpandIcon size={20} />
      </Hint>
    </Open>
  )
}

/**
 * Moves the visible part of the zoomed picture with the pointer. It sets style properties directly, because a
 * React render for each pointer event would be too slow.
 */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const percent = (offset: number, length: number) => `${Math.round((offset / length) * 100)}%`
  currentTarget.style.setProperty('--zoom', '2')
  currentTarget.style.setProperty('--zoom-x', percent(clientX - left, width))
  currentTarget.style.setProperty('--zoom-y', percent(clientY - top, height))
}

const Strip = styled.ul`
  position: relative;
  display: flex;
  padding-inline-end: ${box.gutter};
  gap: ${space(2)};
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

  ${media.tablet} {
    display: none;
  }
`

const Thumbs = styled.ul`
  display: none;

  ${media.tablet} {
    display: grid;
    order: 1;
    gap: ${space(3)};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  ${media.desktop} {
    /*
     * The thumbnails together are at most as high as the large picture beside them. Many thumbnails become
     * smaller, so that all of them are in view.
     */
    position: absolute;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: minmax(0, calc(76px * 4 / 3 + 2px));
    inset: 0 auto 0 0;
    width: 76px;
    align-content: start;
  }
`

const Thumb = styled.button`
  ${innerFocusRingStyle}
  display: block;
  width: 100%;
  padding-bottom: 2px;

  ${media.desktop} {
    width: fit-content;
    height: 100%;

    & > span {
      width: auto;
      max-width: 100%;
      height: 100%;
    }
  }

  /*
   * Only the current thumbnail has a border. Forced-colours mode would also draw a transparent border of the
   * others.
   */
  &[aria-current] {
    padding-bottom: 0;
    border-bottom: 2px solid ${color.accent};
  }
`

const Open = styled.button`
  ${innerFocusRingStyle}
  display: block;
  width: 100%;
  cursor: zoom-in;

  ${media.hover} {
    & img {
      transform-origin: var(--zoom-x) var(--zoom-y);
      transition:
        opacity ${motion.slow} ${motion.ease},
        transform ${motion.slow} ${motion.ease};
    }

    &:hover img {
      transform: scale(var(--zoom, 1));
    }
  }
`

const Hint = styled.span`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
  display: none;
  width: ${size.target};
  height: ${size.target};
  place-items: center;
  border-radius: ${radius.pill};
  background: ${color.surface};

  ${media.desktop} {
    display: grid;
  }
`

export type GalleryPictures = {
  /** The URLs of the pictures, in the sequence of the gallery. */
  images: readonly string[]
  /** The alternative texts that staff wrote, by URL. A picture without a text is named after the product. */
  texts?: Readonly<Record<string, string>> | undefined
  name: string
}

/**
 * Returns a function that gives the alternative text of a picture: the text that staff wrote, or "Áo dài,
 * picture 2 of 5".
 */
export function usePictureAltText({
  images,
  texts,
  name,
}: GalleryPictures): (index: number) => string {
  const msg = useMsg()
  const total = images.length
  return (index) =>
    texts?.[images[index] ?? ''] ||
    (total === 1 ? name : msg('product.picture', { name, index: index + 1, total }))
}

/**
 * The box of the large picture. If the shopper has clicked a card, the picture grows from its place on this
 * card when the page opens.
 */
export function LargePictureBox({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const cardPicture = useClickedCardPicture()
  useLayoutEffect(
    function growFromCard() {
      if (!cardPicture) return
      // The animation starts in the next frame, because the router first has to scroll the page to its top.
      const frame = requestAnimationFrame(
        () => stage.current && animatePictureFlight(stage.current),
      )
      return () => cancelAnimationFrame(frame)
    },
    [cardPicture],
  )
  return <Stage ref={stage}>{children}</Stage>
}

/**
 * The frame of the gallery. The thumbnails are below the large picture on tablets, and beside it on wide
 * screens.
 */
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

/* On phones the pictures extend to the right edge of the screen. */
const Stage = styled.div`
  position: relative;
  min-width: 0;
  margin-inline-end: calc(-1 * ${box.gutter});

  ${media.tabletOrSideways} {
    margin-inline-end: 0;
  }
`
