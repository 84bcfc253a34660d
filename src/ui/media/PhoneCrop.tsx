import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { phoneSrcSetOf, phoneWindow } from '@/lib/image'
import { isHtml } from './use-sources'

type PhoneCropProps = {
  /** URL of the picture; it may declare a crop for phones. */
  src: string
  /** Of `<img>`: how wide the picture shows, so that the browser chooses a file. */
  sizes: string | undefined
  /** The `img` with the whole picture. */
  children: ReactNode
}

/** Gives narrow windows the picture's crop for phones, where there is one. The browser chooses, without a script. */
export function PhoneCrop({ src, sizes, children }: PhoneCropProps) {
  const srcSet = phoneSrcSetOf(src)
  if (!srcSet) return children
  return (
    <picture>
      <Crop srcSet={srcSet} sizes={sizes} />
      {children}
    </picture>
  )
}

/** Says in the page only for which windows it is: until then Chromium would keep it, as `useSources` tells of an `img`. */
function Crop(files: { srcSet: string; sizes: string | undefined }) {
  const { srcSet, sizes = '' } = files
  const source = useRef<HTMLSourceElement>(null)
  useLayoutEffect(
    function nameFiles() {
      Object.assign(source.current ?? {}, { media: phoneWindow, sizes, srcset: srcSet })
    },
    [srcSet, sizes],
  )
  return <source ref={source} {...(isHtml && { media: phoneWindow, ...files })} />
}
