import styled from 'styled-components'
import type { PointerEvent } from 'react'
import { useCardPicture } from '@/features/catalogue/card/picture-flight'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { media } from '@/theme/breakpoints'
import { color, motion, radius, size, space } from '@/theme/tokens'
import { ExpandIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'

type GalleryShotProps = {
  /** Address of the picture. */
  image: string
  /** Whose picture it is, and which one, for its name. */
  position: PicturePosition
  /** Opens the viewer at this picture. */
  onOpen: () => void
}

/** A large picture: zooms under a hovering mouse and follows it; a click opens the viewer. */
export function GalleryShot({ image, position, onOpen }: GalleryShotProps) {
  const msg = useMsg()
  const picture = usePictureName()(position)
  const seen = useCardPicture() === image
  return (
    <Open
      type="button"
      aria-haspopup="dialog"
      aria-label={msg('product.enlarge', { picture })}
      onClick={onOpen}
      onPointerMove={followPointer}
    >
      <Picture
        src={image}
        alt={picture}
        sizes={pictureSizes.gallery}
        priority={position.index === 0}
        under={seen ? pictureSizes.card : undefined}
      />
      <Hint>
        <ExpandIcon size={20} />
      </Hint>
    </Open>
  )
}

/**
 * Sets the zoom on the element itself, because the pointer moves more often than a component should render. The zoom
 * starts with the first movement, not for a pointer that happens to rest there.
 */
function followPointer(event: PointerEvent<HTMLElement>): void {
  const { currentTarget, clientX, clientY } = event
  // Only a mouse hovers. The largest file replaces the shown one when it is loaded.
  if (event.pointerType !== 'mouse') return
  for (const image of currentTarget.querySelectorAll('img')) image.sizes = pictureSizes.zoomed
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const percent = (offset: number, length: number) => `${Math.round((offset / length) * 100)}%`
  currentTarget.style.setProperty('--zoom', '2')
  currentTarget.style.setProperty('--zoom-x', percent(clientX - left, width))
  currentTarget.style.setProperty('--zoom-y', percent(clientY - top, height))
}

const Open = styled.button`
  position: relative;
  display: block;
  width: 100%;
  cursor: zoom-in;

  /* Inside, because the strip cuts off what is outside. */
  &:focus-visible {
    outline-offset: -${space(1)};
  }

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
