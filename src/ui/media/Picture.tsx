import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import styled from 'styled-components'
import { phoneSrcSetOf, phoneWindow, sourcesOf } from '@/lib/image'
import { color, motion, space, text } from '@/theme/tokens.gen'
import { BrandMark } from '@/ui/frame-icons'
import { hiddenFromEye } from '@/ui/layout/basics'

type PictureProps = {
  /** URL, or nothing to show the placeholder. */
  src: string | null | undefined
  /** Describes the picture; also the text of the placeholder. Empty for decoration. */
  alt: string
  /**
   * Ratio of the box, which the picture fills. By default the box is 3:4, as for products, and a picture of
   * another ratio shows whole.
   */
  ratio?: string
  /** Shows whole in a box of another shape. */
  whole?: boolean
  /** How wide the box is on screen, for `srcset`. */
  sizes?: string
  /** For the page's main picture: loaded first, shown without a fade. */
  priority?: boolean
  /**
   * True for a photo of a person: the service worker never keeps it, and its host does not hear which page
   * shows it.
   */
  personal?: boolean
  /**
   * `sizes` of a smaller version that the browser has loaded already: shown until the large one is loaded.
   */
  under?: string | undefined
}

/** A picture in a box of fixed size, also while it loads and when it fails to load. */
export function Picture({ src, ratio, whole = !ratio, under, ...props }: PictureProps) {
  const fit = whole ? 'contain' : 'cover'
  return (
    <Frame style={{ aspectRatio: ratio ?? '3 / 4' }}>
      {src && under && <Under src={src} sizes={under} fit={fit} />}
      {src ? (
        <Shot key={src} src={src} fit={fit} {...props} />
      ) : (
        <PicturePlaceholder name={props.alt} />
      )}
    </Frame>
  )
}

type ShotProps = Pick<PictureProps, 'alt' | 'sizes' | 'priority' | 'personal'> & {
  /** URL of the picture. */
  src: string
  /** Fills the box and is cut, or shows whole. */
  fit: 'cover' | 'contain'
}

function Shot({ src, alt, sizes, personal, priority = false, fit }: ShotProps) {
  const [failed, setFailed] = useState(false)
  const sources = useSources(sourcesOf(src, sizes), priority ? undefined : fadeUnlessCached)
  if (failed) return <PicturePlaceholder name={alt} />
  return (
    <PhoneCrop src={src} sizes={sizes}>
      <Image
        {...sources}
        alt={alt}
        referrerPolicy={personal ? 'no-referrer' : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
        style={{ objectFit: fit }}
        draggable={false}
        onLoad={(event) => {
          event.currentTarget.dataset.fade = 'in'
        }}
        onError={() => setFailed(true)}
      />
    </PhoneCrop>
  )
}

/**
 * Sets the fade on the element itself, so that a list of pictures loads without a render. One that is there
 * already, as in a prerendered page, is drawn with its box.
 */
function fadeUnlessCached(image: HTMLImageElement) {
  if (image.complete) image.decoding = 'sync'
  else image.dataset.fade = 'out'
}

function Under({ src, sizes, fit }: Required<Pick<ShotProps, 'src' | 'sizes' | 'fit'>>) {
  const sources = useSources(sourcesOf(src, sizes))
  return <Image {...sources} alt="" style={{ objectFit: fit }} />
}

function PicturePlaceholder({ name }: { name: string }) {
  return (
    <Placeholder>
      <BrandMark />
      {name !== '' && <PlaceholderName>{name}</PlaceholderName>}
    </Placeholder>
  )
}

const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: ${color.sand};
`

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transition: opacity ${motion.slow} ${motion.ease};

  &[data-fade='out'] {
    opacity: 0;
  }
`

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  overflow: hidden;
  container-type: size;
  color: ${color.inkSoft};
`

const PlaceholderName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${text.sm};
  text-align: center;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  /* A thumbnail has no room for text; screen readers still read the name. */
  @container (max-width: 119px) or (max-height: 119px) {
    ${hiddenFromEye}
  }
`

type PhoneCropProps = {
  /** URL of the picture; it may declare a crop for phones. */
  src: string
  sizes: string | undefined
  children: ReactNode
}

/**
 * Gives narrow windows the picture's crop for phones, where there is one. The browser chooses, without a
 * script.
 */
export function PhoneCrop({ src, sizes, children }: PhoneCropProps) {
  const srcSet = phoneSrcSetOf(src)
  return srcSet ? (
    <FilledInPage>
      <source media={phoneWindow} sizes={sizes} srcSet={srcSet} />
      {children}
    </FilledInPage>
  ) : (
    children
  )
}

/**
 * Gets its content once it is in the page: Chromium would keep the `img` of a render that is given up, as
 * `useSources` says.
 */
function FilledInPage({ children }: Pick<PhoneCropProps, 'children'>) {
  const [isInPage, setIsInPage] = useState(isHtml)
  const fill = useCallback((picture: HTMLElement | null) => {
    if (picture) setIsInPage(true)
  }, [])
  return <picture ref={fill}>{isInPage && children}</picture>
}

type Sources = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/** True while a prerendered page is rendered: its HTML names the files. */
export const isHtml = globalThis.document === undefined

/**
 * Gives an `img` its files when it gets into the page. Of a render that is given up, Chromium would follow
 * the window for a picture with widths for ever, and keep all that it hangs from. `onSet` is called with the
 * files set, and never changes.
 */
export function useSources(
  { src, srcSet = '', sizes = '' }: Sources,
  onSet?: (image: HTMLImageElement) => void,
): Partial<Sources> & { ref: RefCallback<HTMLImageElement> } {
  const ref = useCallback(
    function nameFiles(image: HTMLImageElement | null) {
      if (!image) return
      if (image.sizes !== sizes) image.sizes = sizes
      // Setting the same address would load the picture again.
      if (image.srcset === srcSet && image.getAttribute('src') === src) return
      Object.assign(image, { srcset: srcSet, src })
      queueMicrotask(() => onSet?.(image))
    },
    [src, srcSet, sizes, onSet],
  )
  return isHtml ? { ref, src, srcSet, sizes } : { ref }
}
