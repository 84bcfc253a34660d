import { noteInPage } from './prerender/state'

/**
 * Returns the kind of screen, `category/*` or `admin/orders/*`: what an address below `base` names stays
 * here.
 */
export function screenAt(base: string): string {
  const [first = '', second, third] = location.pathname.slice(base.length).split('/')
  if (first !== 'admin') return second ? `${first}/*` : first || 'home'
  return [first, second, third && '*'].filter(Boolean).join('/')
}

/** Returns the name of the build's first script, by which its owner knows the build. */
export function buildName(): string | undefined {
  const start =
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ??
    noteInPage()?.bundle
  return start?.split('/').at(-1)
}
