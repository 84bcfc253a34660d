import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

/**
 * A document for the renderer. DOMPurify and the mapping of rich texts parse HTML with a page's parser, but
 * Node has no page.
 */
export const dom = Object.assign(new JSDOM('').window, { trustedTypes: undefined })

// oxlint-disable-next-line import/no-default-export -- it stands in for the default export of the package
export default createPurifier(dom)
