/** Search parameters that make a different page; `variant`, `sort` and `q` only change how a page is shown. */
const canonicalParams = ['category', 'page']

/**
 * Returns the canonical URL of a page: the site's URL with this app's path; `null` when the site's URL is invalid.
 * @param siteUrl the URL from the site's data
 * @param href path and query inside the app
 */
export function canonicalUrl(siteUrl: string, href: string): string | null {
  if (!/^https?:/.test(siteUrl) || !URL.canParse(siteUrl)) return null
  const { origin, pathname } = new URL(siteUrl)
  const page = new URL(href, origin)
  const url = new URL(origin + trimmed(pathname) + (trimmed(page.pathname) || '/'))
  for (const name of canonicalParams) {
    const value = page.searchParams.get(name)
    if (value && !(name === 'page' && value === '1')) url.searchParams.set(name, value)
  }
  return url.href
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '')
}
