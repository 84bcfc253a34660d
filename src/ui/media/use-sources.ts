import { type RefCallback, useCallback } from 'react'

type Sources = { src: string; srcSet?: string | undefined; sizes?: string | undefined }

/** True while a prerendered page is rendered: its HTML names the files. */
export const isHtml = globalThis.document === undefined

/**
 * Gives an `img` its files when it gets into the page. Of a render that is given up, Chromium would follow the window for a
 * picture with widths for ever, and keep all that it hangs from. `onSet` is called with the files set, and never changes.
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
