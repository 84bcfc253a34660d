import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import styled from 'styled-components'
import { phoneSrcSetOf, phoneWindow, sourcesOf } from '@/lib/image'
import { color, motion, space, text } from '@/theme/tokens.gen'
import { BrandMark } from '@/ui/frame-icons'
import { hiddenFromEye } from '@/ui/layout/basics'

type PictureProps = {
  /** The picture's URL. Without it the placeholder shows. */
  src: string | null | undefined
  /**
   * Describes the picture. The placeholder shows this text too. Empty for a picture that is only decoration.
   */
  alt: string
  /**
   * The ratio of the box, which the picture then fills. By default the box is 3:4, as for products, and shows
   * the whole picture.
   */
  ratio?: string
  /** Shows the whole picture in a box of another shape. */
  whole?: boolean
  /** The width of the box on screen, used to choose from `srcset`. */
  sizes?: string
  /** For the page's main picture: it is loaded first and shown without a fade. */
  priority?: boolean
  /**
   * True for a photo of a person. The service worker never stores it, and its host does not learn which page
   * shows it.
   */
  personal?: boolean
  /**
   * The `sizes` of a smaller version that the browser has already loaded. That version shows until the large
   * one is loaded.
   */
  under?: string | undefined
}

/** A picture in a box of fixed size. The box keeps its size while the picture loads and if loading fails. */
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
  /** `cover` fills the box and cuts the picture off. `contain` shows the whole picture. */
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
 * Sets the fade on the element itself, so that a list of pictures loads without a render. A picture that is
 * already there, as in a prerendered page, is drawn together with its box.
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
  /** The picture's URL. It may declare a crop for phones. */
  src: string
  sizes: string | undefined
  children: ReactNode
}

/**
 * Shows narrow windows the picture's crop for phones, if there is one. The browser chooses without a script.
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
 * Renders its content only once it is in the page. Chromium would keep the `img` of an abandoned render in
 * memory (`useSources` explains this).
 */
function FilledInPage({ children }: Pick<PhoneCropProps, 'children'>) {
  const [isInPage, setIsInPage] = useState(isHtml)
  const fill = useCallback((picture: HTMLElement | null) => {
    if (picture) setIsInPage(true)
  }, [])
  return <picture ref={fill}>{isInPage && children}</picture>
}

type Sources = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/** True while a page is prerendered. The HTML then contains the addresses of the picture files. */
export const isHtml = globalThis.document === undefined

/**
 * Sets the files of an `img` when it enters the page. If React abandoned a render in which the `img` already
 * had files for several widths, Chromium would update that picture with the window for ever, and would keep
 * everything connected to it in memory. `onSet` is called with the files, and must stay the same between
 * renders.
 */
export function useSources(
  { src, srcSet = '', sizes = '' }: Sources,
  onSet?: (image: HTMLImageElement) => void,
): Partial<Sources> & { ref: RefCallback<HTMLImageElement> } {
  const ref = useCallback(
    function nameFiles(image: HTMLImageElement | null) {
      if (!image) return
      if (image.sizes !== sizes) image.sizes = sizes
      // Setting the same address again would load the picture again.
      if (image.srcset === srcSet && image.getAttribute('src') === src) return
      Object.assign(image, { srcset: srcSet, src })
      queueMicrotask(() => onSet?.(image))
    },
    [src, srcSet, sizes, onSet],
  )
  return isHtml ? { ref, src, srcSet, sizes } : { ref }
}
