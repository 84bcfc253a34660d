import DOMPurify from 'dompurify'
import { anchorHref } from '@/lib/links'
import { readTags, shopBlocks } from './blocks'
import { dom } from './dom'

/** The allowed tags and attributes. Everything else is removed, including scripts and styles. */
const policy = {
  ALLOWED_TAGS:
    'p br strong b em i u ul ol li h3 h4 span a table caption thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
}

/**
 * The tags and attributes that are read from foreign HTML and then mapped to the shop's tags (`blocks.ts`).
 */
const foreign = {
  ALLOWED_TAGS: readTags,
  ALLOWED_ATTR: [...policy.ALLOWED_ATTR, 'alt', 'class', 'role', 'start'],
  ADD_FORBID_CONTENTS: ['button', 'datalist', 'select', 'textarea'],
}

/**
 * Returns clean HTML that the page's Trusted Types policy allows to render. Links to paths lead into this
 * shop.
 */
export function trustedHtml(html: string) {
  const mapped = mappedHtml(html)
  DOMPurify.addHook('afterSanitizeAttributes', leadIntoShop)
  const clean = DOMPurify.sanitize(mapped, { ...policy, RETURN_TRUSTED_TYPE: true })
  // DOMPurify keeps a list of what it removed until the next text, and with the list it keeps the parsed page
  // in memory.
  DOMPurify.removed = []
  DOMPurify.removeHook('afterSanitizeAttributes', leadIntoShop)
  return clean
}

/** The back office writes paths of the shop, but the shop may be served from below another path. */
function leadIntoShop(node: Element): void {
  const href = anchorHref(node.getAttribute('href') ?? '')
  if (href && node.hasAttribute('href')) node.setAttribute('href', href)
}

/** Returns clean HTML as a text, to store or to send. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, policy)
}

/** Cleans HTML of any origin and maps it to what the shop shows. Returns it as a tree outside the page. */
export function mappedTree(html: string): DocumentFragment {
  return shopBlocks(DOMPurify.sanitize(readable(html), { ...foreign, RETURN_DOM_FRAGMENT: true }))
}

/** Does the same as `mappedTree`, but returns a text. */
export function mappedHtml(html: string): string {
  const frame = dom.document.createElement('div')
  frame.append(mappedTree(html))
  return frame.innerHTML
}

/** A tag with its attributes. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Prepares HTML for parsing. Styles become data, and style sheets become an element that is dropped with its
 * text, because the page's policy would report both. Rows that were cut out of a table get a table, because
 * otherwise they would become plain text. A text without tags keeps its lines.
 */
function readable(html: string): string {
  if (!/<[a-z!/]/i.test(html)) return html.replace(/\r\n?|\n/g, '<br>')
  const text = html
    .replace(/<(\/?)style\b/gi, '<$1xmp')
    .replace(tag, (one) => one.replace(/\sstyle\s*=/i, ' data-style='))
  return startsCut(text) ? `<table>${text}</table>` : text
}

/**
 * What may come before the first tag of a copied text. Each part is matched separately, because a single
 * expression would read the same text again and again.
 */
const beforeTags = /\s+|<meta[^>]*>|<!--[\s\S]*?-->/iy
const tablePart = /<(?:tr|t[dh]|tbody|thead)\b/iy

/** Returns true if the HTML starts with rows or cells without their table. */
function startsCut(text: string): boolean {
  let at = 0
  do beforeTags.lastIndex = tablePart.lastIndex = at
  while (beforeTags.test(text) && (at = beforeTags.lastIndex))
  return tablePart.test(text)
}
