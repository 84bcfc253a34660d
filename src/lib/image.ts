type Focus = { focus_x?: number | null; focus_y?: number | null }

/**
 * Returns the CSS `object-position` that keeps the focal point of a picture in view (Product §10.7.1).
 * Returns undefined if the picture has no focal point. A missing coordinate counts as 50 %.
 */
export function objectPositionOf({ focus_x: x, focus_y: y }: Focus) {
  return x == null && y == null ? undefined : `${x ?? 50}% ${y ?? 50}%`
}

/**
 * The media query of windows that show the phone crop of a picture. Such windows are narrower than
 * `media.tablet` of the theme.
 */
export const phoneWindowQuery = '(max-width: 47.99em)'

/**
 * Returns the `srcset` of a picture whose URL lists its widths: `/a-720.avif?widths=360,720` becomes
 * `/a-360.avif 360w, /a-720.avif 720w`. Returns `undefined` if the URL lists no widths, or if the file name
 * has no width.
 */
export function srcSetOf(url: string): string | undefined {
  return candidates(url, 'widths', '')
}

/**
 * Returns the `srcset` of a picture's phone crop. A URL with `&phone=480` gives `/a-phone-480.avif 480w`.
 * Returns `undefined` if the URL lists no phone crop, or if the file name has no width.
 */
export function phoneSrcSetOf(url: string): string | undefined {
  return candidates(url, 'phone', '-phone')
}

/** The highest pixel density for which a larger picture file is loaded. People see no difference above it. */
const densest = 3

/**
 * Returns the `src`, `srcSet` and `sizes` of a picture for a box with these `sizes`. A box of a fixed width,
 * such as `76px`, gets one file: the smallest one that is sharp on every screen. One file is better there,
 * because Chromium keeps every `srcset` picture of an abandoned render in memory. In all other boxes, and if
 * no file is large enough, the browser chooses the file.
 */
export function pictureSourcesOf(url: string, sizes: string | undefined) {
  const srcSet = srcSetOf(url)
  const [, px] = /^(\d+)px$/.exec(sizes ?? '') ?? []
  if (!srcSet || !px) return { src: url, srcSet, sizes }
  const files = srcSet.split(', ').map((file) => file.split(' '))
  const sharp = files.find(([, width = '']) => Number.parseInt(width, 10) >= densest * Number(px))
  return sharp ? { src: sharp[0] ?? url } : { src: url, srcSet, sizes }
}

function candidates(url: string, declaration: string, suffix: string): string | undefined {
  const [path = '', query = ''] = url.split('?')
  const widths =
    new URLSearchParams(query)
      .get(declaration)
      ?.split(',')
      .filter((text) => /^\d{2,4}$/.test(text)) ?? []
  const own = /-(\d+)(\.\w+)$/.exec(path)
  if (!own || widths.length === 0) return undefined
  const stem = path.slice(0, own.index) + suffix
  return widths.map((width) => `${stem}-${width}${own[2]} ${width}w`).join(', ')
}

/**
 * The `sizes` of the shop's pictures. The preload and the screen share them, so that both choose the same
 * file.
 */
export const pictureSizes = {
  hero: '(min-width: 48em) 100vw, 110vw',
  card: '(min-width: 75em) 300px, (min-width: 48em) 33vw, 50vw',
  /** On phones this value must equal `--shot-width` of base.css. */
  gallery: '(min-width: 75em) 560px, (min-width: 48em) 50vw, min(100vw, max(195px, 75vh - 332px))',
  /** The picture viewer shows a picture of 3:4 as large as the window allows. */
  viewer: 'min(100vw, 75vh)',
  /** This width is larger than every file, so the browser loads the largest file. */
  zoomed: '4000px',
} as const

/**
 * Returns the attributes of the `<link>` elements that preload a picture with high priority. A picture with a
 * phone crop gets two elements, all others get one.
 */
export function preloadLinkProps(url: string, sizes: string): Record<string, string>[] {
  const link = { rel: 'preload', as: 'image', fetchpriority: 'high' }
  const [srcset, phone] = [srcSetOf(url), phoneSrcSetOf(url)]
  if (!srcset) return [{ ...link, href: url }]
  const whole = { ...link, imagesrcset: srcset, imagesizes: sizes }
  if (!phone) return [whole]
  const crop = { ...link, imagesrcset: phone, imagesizes: sizes, media: phoneWindowQuery }
  return [crop, { ...whole, media: `not all and ${phoneWindowQuery}` }]
}

export function preloadPicture(url: string, sizes: string): void {
  for (const attributes of preloadLinkProps(url, sizes)) {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }
}
