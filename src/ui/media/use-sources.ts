import { type RefCallback, useCallback } from 'react'

/** The attributes that say which file an `img` loads. */
type Sources = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/** True while a snapshot is rendered: its HTML names the files. */
export const isHtml = globalThis.document === undefined

/**
 * Gives an `img` its files when it gets into the page; returns the attributes to render. React makes elements while it renders,
 * and a render that a newer one interrupts never puts them there. Chromium follows the window for a picture with widths until it
 * leaves the page, so it would keep those for ever, with all that they hang from.
 * @param onSet called when the files have been set, once the browser has looked for them in its memory; always the same function
 */
export function useSources(
  { src, srcSet = '', sizes = '' }: Sources,
  onSet?: (image: HTMLImageElement) => void,
): Partial<Sources> & { ref: RefCallback<HTMLImageElement> } {
  const ref = useCallback(
    function nameFiles(image: HTMLImageElement | null) {
      if (!image) return
      if (image.sizes !== sizes) image.sizes = sizes
      // The same address again would load the picture anew.
      if (image.srcset === srcSet && image.getAttribute('src') === src) return
      Object.assign(image, { srcset: srcSet, src })
      queueMicrotask(() => onSet?.(image))
    },
    [src, srcSet, sizes, onSet],
  )
  return isHtml ? { ref, src, srcSet, sizes } : { ref }
}
