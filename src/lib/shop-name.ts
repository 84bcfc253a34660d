/** The shop's name as the page's HTML gives it, until the site's data says it. */
export const shopName: string =
  globalThis.document?.querySelector('meta[name=application-name]')?.getAttribute('content') ?? ''
