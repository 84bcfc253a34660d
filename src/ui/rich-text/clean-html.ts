import DOMPurify from 'dompurify'
import { anchorHref } from '@/lib/links'

/** Allowed tags and attributes; everything else is removed, scripts and styles included. */
const policy = {
  ALLOWED_TAGS:
    'p br strong b em i u ul ol li h3 h4 span a table caption thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
}

/** Returns clean HTML to render, as the page's Trusted Types policy requires. Its links lead into this shop. */
export function trustedHtml(html: string) {
  DOMPurify.addHook('afterSanitizeAttributes', leadIntoShop)
  const clean = DOMPurify.sanitize(html, { ...policy, RETURN_TRUSTED_TYPE: true })
  // It lists what it removed until the next text, and with that the page it parsed.
  DOMPurify.removed = []
  DOMPurify.removeHook('afterSanitizeAttributes', leadIntoShop)
  return clean
}

/** The back office writes paths of the shop, which may live below another path. */
function leadIntoShop(node: Element): void {
  const href = anchorHref(node.getAttribute('href') ?? '')
  if (href && node.hasAttribute('href')) node.setAttribute('href', href)
}

/** Returns clean HTML as text, to store or to send. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, policy)
}

/** Returns clean HTML as a tree outside the page. */
export function cleanTree(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...policy, RETURN_DOM_FRAGMENT: true })
}
