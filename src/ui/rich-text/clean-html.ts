import DOMPurify from 'dompurify'
import { anchorHref } from '@/lib/links'
import { readTags, shopBlocks } from './blocks'
import { dom } from './dom'

/** Allowed tags and attributes; everything else is removed, scripts and styles included. */
const policy = {
  ALLOWED_TAGS:
    'p br strong b em i u ul ol li h3 h4 span a table caption thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
}

/** The tags and attributes that are read from foreign HTML and then mapped (`blocks.ts`). */
const foreign = {
  ALLOWED_TAGS: readTags,
  ALLOWED_ATTR: [...policy.ALLOWED_ATTR, 'alt', 'class', 'role', 'start'],
  ADD_FORBID_CONTENTS: ['button', 'datalist', 'select', 'textarea'],
}

/**
 * Returns clean HTML to render, as the page's Trusted Types policy requires. Its links lead into this shop.
 */
export function trustedHtml(html: string) {
  const mapped = mappedHtml(html)
  DOMPurify.addHook('afterSanitizeAttributes', leadIntoShop)
  const clean = DOMPurify.sanitize(mapped, { ...policy, RETURN_TRUSTED_TYPE: true })
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

/** Returns HTML of any making, cleaned and mapped to what the shop shows, as a tree outside the page. */
export function mappedTree(html: string): DocumentFragment {
  return shopBlocks(DOMPurify.sanitize(readable(html), { ...foreign, RETURN_DOM_FRAGMENT: true }))
}

/** The same as text. */
export function mappedHtml(html: string): string {
  const frame = dom.document.createElement('div')
  frame.append(mappedTree(html))
  return frame.innerHTML
}

/** A tag with its attributes. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Prepares HTML to be parsed. Styles become data, and style sheets an element that is dropped with its text,
 * since the page's policy would report each; rows that were cut out of a table get one, or they would be a
 * text; and a text without tags keeps its lines.
 */
function readable(html: string): string {
  if (!/<[a-z!/]/i.test(html)) return html.replace(/\r\n?|\n/g, '<br>')
  const text = html
    .replace(/<(\/?)style\b/gi, '<$1xmp')
    .replace(tag, (one) => one.replace(/\sstyle\s*=/i, ' data-style='))
  return startsCut(text) ? `<table>${text}</table>` : text
}

/**
 * Before the first tag of a copied text, part after part: in one expression they would be read again and
 * again.
 */
const beforeTags = /\s+|<meta[^>]*>|<!--[\s\S]*?-->/iy
const tablePart = /<(?:tr|t[dh]|tbody|thead)\b/iy

/** True for rows or cells without their table. */
function startsCut(text: string): boolean {
  let at = 0
  do beforeTags.lastIndex = tablePart.lastIndex = at
  while (beforeTags.test(text) && (at = beforeTags.lastIndex))
  return tablePart.test(text)
}
