import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

/** DOMPurify for the renderer: it reads HTML with a page's own parser, and Node has no page. */
const page = Object.assign(new JSDOM('').window, { trustedTypes: undefined })

// oxlint-disable-next-line import/no-default-export -- it stands in for the default export of the package
export default createPurifier(page)
