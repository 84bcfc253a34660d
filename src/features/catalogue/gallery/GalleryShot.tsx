import styled from 'styled-components'
import type { PointerEvent } from 'react'
import { useSeenPicture } from '@/features/catalogue/card/picture-flight'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { media } from '@/theme/breakpoints'
import { color, motion, radius, size, space } from '@/theme/tokens'
import { ExpandIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'

type GalleryShotProps = { image: string; place: PicturePosition; onOpen: () => void }

/** A large picture: grows under a resting pointer and follows it; pressed, it opens the viewer. */
export function GalleryShot({ image, place, onOpen }: GalleryShotProps) {
  const msg = useMsg()
  const picture = usePictureName()(place)
  const seen = useSeenPicture() === image
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
        priority={place.index === 0}
        under={seen ? pictureSizes.card : undefined}
      />
      <Hint>
        <ExpandIcon size={20} />
      </Hint>
    </Open>
  )
}

/**
 * On the element itself: a pointer moves more often than a component should render. One that only rests where the
 * picture came up has not asked for more.
 */
function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (at: number, length: number) => `${Math.round((at / length) * 100)}%`
  currentTarget.style.setProperty('--zoom', '2')
  currentTarget.style.setProperty('--zoom-x', share(clientX - left, width))
  currentTarget.style.setProperty('--zoom-y', share(clientY - top, height))
}

const Open = styled.button`
  position: relative;
  display: block;
  width: 100%;
  cursor: zoom-in;

  /* The strip cuts off what is outside. */
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

/** Which picture of how many, from 0. */
export type PicturePosition = { name: string; index: number; total: number }

/** Names a picture; a lone one bears the product's name alone. */
export function usePictureName(): (place: PicturePosition) => string {
  const msg = useMsg()
  return ({ name, index, total }) =>
    total === 1 ? name : msg('product.picture', { name, index: index + 1, total })
}
