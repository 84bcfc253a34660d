import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'

type GalleryThumbsProps = {
  /** In gallery order. */
  images: readonly string[]
  /** Name of the product, for screen readers. */
  name: string
  /** The picture that is shown, from 0. */
  current: number
  /** Called with the picture to show, from 0. */
  onShow: (index: number) => void
}

/** Thumbnails that show their large picture, on wide screens. */
export function GalleryThumbs({ images, name, current, onShow }: GalleryThumbsProps) {
  const msg = useMsg()
  return (
    <Thumbs>
      {images.map((image, index) => (
        <li key={image}>
          <Thumb
            type="button"
            aria-label={msg('product.picture', { name, index: index + 1, total: images.length })}
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

const Thumbs = styled.ul`
  display: none;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    /* As high as the picture beside it; scrolls when there are more. */
    position: absolute;
    display: grid;
    gap: ${space(3)};
    inset: 0 auto 0 0;
    width: 76px;
    overflow-y: auto;
    overscroll-behavior: contain;
    align-content: start;
    scrollbar-width: none;
  }
`

const Thumb = styled.button`
  display: block;
  width: 100%;
  padding-bottom: 2px;

  /* Not a transparent line on the others: forced colours would draw it. */
  &[aria-current] {
    padding-bottom: 0;
    border-bottom: 2px solid ${color.accent};
  }
`
