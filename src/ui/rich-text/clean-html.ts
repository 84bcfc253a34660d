import DOMPurify from 'dompurify'
import { anchorHref } from '@/lib/links'
import { acceptedHtmlTags, toShopMarkup } from './blocks'
import { domGlobals } from './dom'

/** The allowed tags and attributes. Everything else is removed, including scripts and styles. */
const policy = {
  ALLOWED_TAGS:
    'p br strong b em i u ul ol li h3 h4 span a table caption thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
}

/**
 * The tags and attributes that are read from foreign HTML. `blocks.ts` then maps the tags to the tags of the
 * shop.
 */
const foreign = {
  ALLOWED_TAGS: acceptedHtmlTags,
  ALLOWED_ATTR: [...policy.ALLOWED_ATTR, 'alt', 'class', 'role', 'start'],
  ADD_FORBID_CONTENTS: ['button', 'datalist', 'select', 'textarea'],
}

/**
 * Returns clean HTML as a trusted value, which the security policy of the page (Trusted Types) allows to
 * render. Links to paths lead into this shop.
 */
export function trustedHtml(html: string) {
  const mapped = shopHtmlOf(html)
  DOMPurify.addHook('afterSanitizeAttributes', leadIntoShop)
  const clean = DOMPurify.sanitize(mapped, { ...policy, RETURN_TRUSTED_TYPE: true })
  // DOMPurify keeps a list of the removed elements until its next call. The list would keep the parsed page
  // in memory.
  DOMPurify.removed = []
  DOMPurify.removeHook('afterSanitizeAttributes', leadIntoShop)
  return clean
}

/** Adds the base path of the shop to a link, because the back office writes paths without it. */
function leadIntoShop(node: Element): void {
  const href = anchorHref(node.getAttribute('href') ?? '')
  if (href && node.hasAttribute('href')) node.setAttribute('href', href)
}

/** Returns clean HTML as text, to store or send it. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, policy)
}

/**
 * Returns clean HTML as a tree, mapped to the tags that the shop shows. Any HTML is accepted. The tree is not
 * part of the page.
 */
export function shopHtmlTreeOf(html: string): DocumentFragment {
  return toShopMarkup(DOMPurify.sanitize(readable(html), { ...foreign, RETURN_DOM_FRAGMENT: true }))
}

/** Returns clean HTML as text, mapped to the tags that the shop shows. */
export function shopHtmlOf(html: string): string {
  const frame = domGlobals.document.createElement('div')
  frame.append(shopHtmlTreeOf(html))
  return frame.innerHTML
}

/** Matches a tag with its attributes. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Prepares HTML for parsing. Style attributes become data, and style sheets become an element that is removed
 * later, because the security policy of the page would report both. Rows that were cut out of a table get a
 * new table, because they would become plain text otherwise. A text without tags keeps its line breaks.
 */
function readable(html: string): string {
  if (!/<[a-z!/]/i.test(html)) return html.replace(/\r\n?|\n/g, '<br>')
  const text = html
    .replace(/<(\/?)style\b/gi, '<$1xmp')
    .replace(tag, (one) => one.replace(/\sstyle\s*=/i, ' data-style='))
  return startsCut(text) ? `<table>${text}</table>` : text
}

/**
 * Matches what may come before the first tag of a copied text. Each part is matched on its own, because one
 * expression for all would read the same text again and again.
 */
const beforeTags = /\s+|<meta[^>]*>|<!--[\s\S]*?-->/iy
const tablePart = /<(?:tr|t[dh]|tbody|thead)\b/iy

/** Returns true if the HTML starts with rows or cells whose table is missing. */
function startsCut(text: string): boolean {
  let at = 0
  do beforeTags.lastIndex = tablePart.lastIndex = at
  while (beforeTags.test(text) && (at = beforeTags.lastIndex))
  return tablePart.test(text)
}
