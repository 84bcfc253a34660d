/** Parameters that make another page. `variant`, `sort` and `q` only change how the same one is shown. */
const telling = ['category', 'page']

/**
 * The one address of a page: the site's, with this app's path. `null` where the site's address is none.
 * @param siteUrl the address that the site's data names
 * @param href path and query inside the app
 */
export function canonicalUrl(siteUrl: string, href: string): string | null {
  if (!/^https?:/.test(siteUrl) || !URL.canParse(siteUrl)) return null
  const { origin, pathname } = new URL(siteUrl)
  const here = new URL(href, origin)
  const url = new URL(origin + trimmed(pathname) + (trimmed(here.pathname) || '/'))
  for (const name of telling) {
    const value = here.searchParams.get(name)
    if (value && !(name === 'page' && value === '1')) url.searchParams.set(name, value)
  }
  return url.href
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '')
}
