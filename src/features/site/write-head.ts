import { headOf, type PageContext } from './head-tags'
import type { PageHead } from './use-page-head'

declare global {
  interface Window {
    /** Only in browsers with Trusted Types; typed as far as it is used here. */
    trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules }
  }
}

/** The policy for JSON-LD, which browsers do not run (scripts/lib/page-policy.ts allows it by name). */
const policy = globalThis.window?.trustedTypes?.createPolicy('structured-data', {
  createScript: (text: string) => text,
})

/**
 * Puts a page's tags in place of the previous page's. Takes the head as JSON, by which its caller detects
 * changes.
 */
export function writeHead(json: string, page: Omit<PageContext, 'base'>): void {
  const head: PageHead = JSON.parse(json)
  const { tags, structured } = headOf(head, { ...page, base: document.baseURI })
  const stale = new Set(document.head.querySelectorAll('[data-head]'))
  for (const { element, key, value, rel } of tags) {
    const [name, id] = key
    const tag = document.head.querySelector(`${element}[${name}="${id}"]`) ?? append(element)
    tag.setAttribute(name, id)
    tag.setAttribute(...value)
    if (rel) tag.setAttribute('rel', rel)
    stale.delete(tag)
  }
  for (const tag of stale) tag.remove()
  if (structured) {
    const script = append('script')
    script.setAttribute('type', 'application/ld+json')
    script.textContent = policy ? policy.createScript(structured) : structured
  }
}

function append(element: string): Element {
  const tag = document.createElement(element)
  tag.dataset.head = ''
  document.head.append(tag)
  return tag
}
