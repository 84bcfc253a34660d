import { type RefObject, useLayoutEffect } from 'react'

/** The attributes that say which file an `img` loads. */
type Sources = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/** True while a snapshot is rendered: its HTML names the files. */
export const isHtml = globalThis.document === undefined

/**
 * Gives an `img` its files when it gets into the page; returns the attributes to render. React makes elements while it renders,
 * and a render that a newer one interrupts never puts them there. Chromium follows the window for a picture with widths until it
 * leaves the page, so it would keep those for ever, with all that they hang from.
 * @param onSet called when the files have been set, once the browser has looked for them in its memory
 */
export function useSources(
  image: RefObject<HTMLImageElement | null>,
  sources: Sources,
  onSet?: (image: HTMLImageElement) => void,
): Partial<Sources> {
  const { src, srcSet = '', sizes = '' } = sources
  useLayoutEffect(
    function nameFiles() {
      const { current } = image
      if (!current) return
      if (current.sizes !== sizes) current.sizes = sizes
      // The same address again would load the picture anew.
      if (current.srcset === srcSet && current.getAttribute('src') === src) return
      Object.assign(current, { srcset: srcSet, src })
      queueMicrotask(() => onSet?.(current))
    },
    // oxlint-disable-next-line react/exhaustive-deps -- what is done then is the same for every render
    [image, src, srcSet, sizes],
  )
  return isHtml ? sources : {}
}
