import { readPrerenderedData } from './prerender/state'

/**
 * Returns the kind of screen in the address bar, such as `category/*` or `admin/orders/*`. The rest of the
 * URL is left out, because it may be personal.
 */
export function screenInAddressBar(base: string): string {
  const [first = '', second, third] = location.pathname.slice(base.length).split('/')
  if (first !== 'admin') return second ? `${first}/*` : first || 'home'
  return [first, second, third && '*'].filter(Boolean).join('/')
}

/** Returns the name of the file that starts the app. The owner recognises the build by this name. */
export function startFileName(): string | undefined {
  const start =
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ??
    readPrerenderedData()?.bundle
  return start?.split('/').at(-1)
}
