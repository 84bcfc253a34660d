import DOMPurify from 'dompurify'

/** What HTML of the back office may hold; everything else goes, scripts and styles first. */
const policy = {
  ALLOWED_TAGS:
    'p br strong b em i u ul ol li h3 h4 span a table caption thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope'],
}

/** As the page's policy wants it: HTML is taken from nobody else (Trusted Types). */
export function trustedHtml(html: string) {
  return DOMPurify.sanitize(html, { ...policy, RETURN_TRUSTED_TYPE: true })
}

/** Clean HTML as text, to keep or to send. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, policy)
}

/** Clean HTML as a tree outside of the page. */
export function cleanTree(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...policy, RETURN_DOM_FRAGMENT: true })
}
