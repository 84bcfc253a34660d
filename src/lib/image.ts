type Focus = { focus_x?: number | null; focus_y?: number | null }

/**
 * Returns the `object-position` that keeps a picture's focal point (Product §10.7.4) in view. Returns
 * undefined if there is no focal point. A missing coordinate counts as the middle.
 */
export function positionOf({ focus_x: x, focus_y: y }: Focus) {
  return x == null && y == null ? undefined : `${x ?? 50}% ${y ?? 50}%`
}

/**
 * The media query for windows that get the crop for phones. They are narrower than `media.tablet` of the
 * theme.
 */
export const phoneWindow = '(max-width: 47.99em)'

/**
 * Returns the `srcset` of a picture whose URL declares its widths: `/a-720.avif?widths=360,720` →
 * `/a-360.avif 360w, /a-720.avif 720w`. Returns `undefined` for other URLs, for example of other hosts.
 */
export function srcSetOf(url: string): string | undefined {
  return candidates(url, 'widths', '')
}

/**
 * Returns the `srcset` of the crop for `phoneWindow`, if the URL declares one: `&phone=480` →
 * `/a-phone-480.avif 480w`.
 */
export function phoneSrcSetOf(url: string): string | undefined {
  return candidates(url, 'phone', '-phone')
}

/** The highest pixel density that gets its own picture file, because people see no difference above it. */
const densest = 3

/**
 * Returns the attributes that give a picture its file for a box of the width in `sizes`. A box of a fixed
 * width, such as `76px`, gets the smallest file that is sharp in it on every screen. For any other box the
 * browser chooses. Chromium then updates the picture with the window, and it keeps the elements of an
 * abandoned render, which never enter the page, in memory for ever.
 */
export function sourcesOf(url: string, sizes: string | undefined) {
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
 * The `sizes` of pictures. The preload and the screen share them, because otherwise the file that is fetched
 * early could differ from the file that is shown.
 */
export const pictureSizes = {
  hero: '(min-width: 48em) 100vw, 110vw',
  card: '(min-width: 75em) 300px, (min-width: 48em) 33vw, 50vw',
  /** On phones the value is the same as `--shot-width` of base.css. */
  gallery: '(min-width: 75em) 560px, (min-width: 48em) 50vw, min(100vw, max(195px, 75vh - 332px))',
  /** The viewer shows a 3:4 picture as large as fits. */
  viewer: 'min(100vw, 75vh)',
  /** Wider than any file, so that the largest file is loaded. */
  zoomed: '4000px',
} as const

/**
 * Returns the attributes of the elements that preload a picture with high priority, one element for each
 * crop.
 */
export function preloadsOf(url: string, sizes: string): Record<string, string>[] {
  const link = { rel: 'preload', as: 'image', fetchpriority: 'high' }
  const [srcset, phone] = [srcSetOf(url), phoneSrcSetOf(url)]
  if (!srcset) return [{ ...link, href: url }]
  const whole = { ...link, imagesrcset: srcset, imagesizes: sizes }
  if (!phone) return [whole]
  const crop = { ...link, imagesrcset: phone, imagesizes: sizes, media: phoneWindow }
  return [crop, { ...whole, media: `not all and ${phoneWindow}` }]
}

export function preloadPicture(url: string, sizes: string): void {
  for (const attributes of preloadsOf(url, sizes)) {
    const link = document.createElement('link')
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }
}
