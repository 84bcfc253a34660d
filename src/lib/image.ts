/**
 * The `srcset` of a picture whose URL declares its widths: `/a-720.avif?widths=360,720`
 * → `/a-360.avif 360w, /a-720.avif 720w`. A URL without the declaration (a foreign host) has none.
 */
export function srcSetOf(url: string): string | undefined {
  const [path = '', query = ''] = url.split('?')
  const widths = new URLSearchParams(query).get('widths')?.split(',').filter(isWidth) ?? []
  const own = /-(\d+)(\.\w+)$/.exec(path)
  if (!own || widths.length === 0) return undefined
  const stem = path.slice(0, own.index)
  return widths.map((width) => `${stem}-${width}${own[2]} ${width}w`).join(', ')
}

function isWidth(text: string): boolean {
  return /^\d{2,4}$/.test(text)
}
