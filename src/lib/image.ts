import { shopConfig } from './shop-config'

/** What relative addresses of images are resolved against, with a slash at the end; empty for the page's own. */
export function imageBase(): string {
  const base = shopConfig.imageBase || shopConfig.apiBase
  return base && `${base}/`
}

/**
 * Returns the `srcset` of a picture whose URL declares its widths: `/a-720.avif?widths=360,720`
 * → `/a-360.avif 360w, /a-720.avif 720w`. With `&phone=480` narrow windows get its own crop for phones,
 * `/a-phone-480.avif 480w`. Returns `undefined` for other URLs, such as those of other hosts.
 */
export function srcSetOf(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?')
  const declared = new URLSearchParams(query)
  const phone = widthsIn(declared, 'phone')
  const crop = phone.length > 0 && isNarrow()
  const widths = crop ? phone : widthsIn(declared, 'widths')
  const own = /-(\d+)(\.\w+)$/.exec(path)
  if (!own || widths.length === 0) return undefined
  const stem = path.slice(0, own.index) + (crop ? '-phone' : '')
  return widths.map((width) => `${stem}-${width}${own[2]} ${width}w`).join(', ')
}

function widthsIn(query: URLSearchParams, name: string): string[] {
  return query.get(name)?.split(',').filter(isWidth) ?? []
}

function isNarrow(): boolean {
  return matchMedia('(max-width: 767px)').matches
}

function isWidth(text: string): boolean {
  return /^\d{2,4}$/.test(text)
}

/** `sizes` of pictures, shared by the preload and the screen: only then the file fetched early is the one shown. */
export const pictureSizes = {
  hero: '(min-width: 768px) 100vw, 110vw',
  card: '(min-width: 1200px) 300px, (min-width: 768px) 33vw, 50vw',
  /** On phones as `--shot-width` of base.css. */
  gallery:
    '(min-width: 1200px) 560px, (min-width: 768px) 50vw, min(100vw, max(195px, 75vh - 323px))',
  /** The viewer shows a 3:4 picture as large as fits. */
  viewer: 'min(100vw, 75vh)',
  /** Wider than any file, so that the largest is loaded. */
  zoomed: '4000px',
} as const

/** Preloads a picture with high priority. */
export function preloadPicture(url: string, sizes: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  const srcset = srcSetOf(url)
  if (srcset) {
    link.imageSrcset = srcset
    link.imageSizes = sizes
  } else {
    link.href = url
  }
  document.head.append(link)
}
