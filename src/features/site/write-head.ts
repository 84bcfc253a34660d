import { pageHeadTags, type HeadContext } from './head-tags'
import type { PageHead } from './use-page-head'

declare global {
  interface Window {
    /** Trusted Types. Only some browsers have them. The type contains only the method that the app calls. */
    trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules }
  }
}

/**
 * The Trusted Types policy for JSON-LD. The page's security policy allows it by this name
 * (scripts/lib/page-policy.ts).
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('structured-data', {
  createScript: (text: string) => text,
})

/**
 * Writes the tags of the page into the document's head, and removes the tags of the previous page. `json` is
 * a `PageHead` as JSON.
 */
export function writeDocumentHead(json: string, page: Omit<HeadContext, 'base'>): void {
  const head: PageHead = JSON.parse(json)
  const { tags, structured } = pageHeadTags(head, { ...page, base: document.baseURI })
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
