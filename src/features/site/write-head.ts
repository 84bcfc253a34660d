import { headOf, type Place } from './head-tags'
import type { PageHead } from './page-head'

declare global {
  interface Window {
    /** Where there are Trusted Types; as far as they are needed here. */
    trustedTypes?: { createPolicy(name: string, rules: TextRules): TextRules }
  }
}

type TextRules = { createScript: (text: string) => string }

/** For data in a script element, which no browser runs (scripts/lib/page-policy.ts names it). */
const policy = window.trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => text,
})

/**
 * Makes the document's head say this and nothing of the page before. Loaded after the first paint: nothing
 * here is seen. Takes the head as JSON, because that is what tells one head from the next.
 */
export function writeHead(json: string, place: Omit<Place, 'base'>): void {
  const head: PageHead = JSON.parse(json)
  const { tags, structured } = headOf(head, { ...place, base: document.baseURI })
  const stale = new Set(document.head.querySelectorAll('[data-head]'))
  for (const { element, names, value } of tags) {
    const [name, of] = names
    const tag = document.head.querySelector(`${element}[${name}="${of}"]`) ?? added(element)
    tag.setAttribute(name, of)
    tag.setAttribute(...value)
    stale.delete(tag)
  }
  for (const tag of stale) tag.remove()
  if (structured) {
    const script = added('script')
    script.setAttribute('type', 'application/ld+json')
    script.textContent = policy ? policy.createScript(structured) : structured
  }
}

function added(element: string): Element {
  const tag = document.createElement(element)
  tag.dataset.head = ''
  document.head.append(tag)
  return tag
}
