import { noteInPage } from './prerender/state'

/**
 * Returns the kind of screen, such as `category ` or `admin/orders `, without the rest of the address, which
 * may be personal.
 */
export function screenAt(base: string): string {
  const [first = '', second, third] = location.pathname.slice(base.length).split('/')
  if (first !== 'admin') return second ? `${first}/*` : first || 'home'
  return [first, second, third && '*'].filter(Boolean).join('/')
}

/** Returns the name of the build's first script, by which the owner can tell builds apart. */
export function buildName(): string | undefined {
  const start =
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ??
    noteInPage()?.bundle
  return start?.split('/').at(-1)
}
