import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import styled from 'styled-components'
import { phoneSrcSetOf, phoneWindowQuery, pictureSourcesOf } from '@/lib/image'
import { color, motion, space, text } from '@/theme/tokens.gen'
import { BrandMark } from '@/ui/frame-icons'
import { visuallyHiddenStyle } from '@/ui/layout/basics'

type PictureProps = {
  /** The URL of the picture. Without a URL, the placeholder shows. */
  src: string | null | undefined
  /**
   * The description of the picture. The placeholder shows it too. Leave it empty if the picture is only
   * decoration.
   */
  alt: string
  /**
   * The aspect ratio of the box. The picture then fills the box. By default, the box has the ratio 3:4 and
   * shows the whole picture.
   */
  ratio?: string
  /** The edge of the picture that stays visible if the box cuts the picture off. */
  edge?: 'top'
  /** Shows the whole picture, even if the box has another aspect ratio than the picture. */
  whole?: boolean
  /** The width of the box on the screen. The browser uses it to choose a file from `srcset`. */
  sizes?: string
  /** True for the main picture of the page. It loads first and appears without a fade. */
  priority?: boolean
  /**
   * True for a photo of a person. The service worker never stores it, and the host of the picture does not
   * learn on which page it is shown.
   */
  personal?: boolean
  /**
   * The `sizes` of a smaller file that the browser has already loaded. The smaller file shows until the large
   * one has loaded.
   */
  under?: string | undefined
}

/** A picture in a box. The box keeps its size while the picture loads, and also if loading fails. */
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

type ShotProps = Pick<PictureProps, 'alt' | 'sizes' | 'priority' | 'personal' | 'edge'> & {
  /** The URL of the picture. */
  src: string
  /** `cover` fills the box and cuts the picture off. `contain` shows the whole picture. */
  fit: 'cover' | 'contain'
}

function Shot({ src, alt, sizes, personal, priority = false, fit, edge }: ShotProps) {
  const [failed, setFailed] = useState(false)
  const sources = useImgFiles(pictureSourcesOf(src, sizes), priority ? undefined : fadeUnlessCached)
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
        style={{ objectFit: fit, objectPosition: edge }}
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
 * Sets the fade on the element directly, so that a list of pictures loads without a render. A picture that
 * has already loaded, as in a prerendered page, appears together with its box.
 */
function fadeUnlessCached(image: HTMLImageElement) {
  if (image.complete) image.decoding = 'sync'
  else image.dataset.fade = 'out'
}

function Under({ src, sizes, fit }: Required<Pick<ShotProps, 'src' | 'sizes' | 'fit'>>) {
  const sources = useImgFiles(pictureSourcesOf(src, sizes))
  return <Image {...sources} alt="" decoding="sync" style={{ objectFit: fit }} />
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

  /* A small box has no room for text, so only screen readers get the name. */
  @container (max-width: 119px) or (max-height: 119px) {
    ${visuallyHiddenStyle}
  }
`

type PhoneCropProps = {
  /** The URL of the picture. It may declare a crop for phones. */
  src: string
  sizes: string | undefined
  children: ReactNode
}

/**
 * Shows the phone crop of a picture in narrow windows, if there is one. The browser chooses without a script.
 */
export function PhoneCrop({ src, sizes, children }: PhoneCropProps) {
  const srcSet = phoneSrcSetOf(src)
  return srcSet ? (
    <FilledInPage>
      <source media={phoneWindowQuery} sizes={sizes} srcSet={srcSet} />
      {children}
    </FilledInPage>
  ) : (
    children
  )
}

/**
 * In a browser, renders its content only after it is in the page. Otherwise Chromium would keep the `img` of
 * an abandoned render in memory (see `useImgFiles`). While a page is prerendered, the content is rendered at
 * once.
 */
function FilledInPage({ children }: Pick<PhoneCropProps, 'children'>) {
  const [isInPage, setIsInPage] = useState(isPrerendering)
  const fill = useCallback((picture: HTMLElement | null) => {
    if (picture) setIsInPage(true)
  }, [])
  return <picture ref={fill}>{isInPage && children}</picture>
}

type Sources = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/** True while a page is prerendered. The HTML then contains the URLs of the picture files. */
export const isPrerendering = globalThis.document === undefined

/**
 * Sets the files of an `img` when it enters the page. If the files were set during a render that React
 * abandons, Chromium would keep the picture, and everything connected to it, in memory for ever. `onSet` is
 * called after the files are set. Pass the same `onSet` in every render.
 */
export function useImgFiles(
  { src, srcSet = '', sizes = '' }: Sources,
  onSet?: (image: HTMLImageElement) => void,
): Partial<Sources> & { ref: RefCallback<HTMLImageElement> } {
  const ref = useCallback(
    function nameFiles(image: HTMLImageElement | null) {
      if (!image) return
      if (image.sizes !== sizes) image.sizes = sizes
      // Setting the same URL again would load the picture again.
      if (image.srcset === srcSet && image.getAttribute('src') === src) return
      Object.assign(image, { srcset: srcSet, src })
      queueMicrotask(() => onSet?.(image))
    },
    [src, srcSet, sizes, onSet],
  )
  return isPrerendering ? { ref, src, srcSet, sizes } : { ref }
}
