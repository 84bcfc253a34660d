import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

/**
 * A document for the renderer. DOMPurify and the reading of rich texts need a page's HTML parser, and Node
 * has none.
 */
export const domGlobals = Object.assign(new JSDOM('').window, { trustedTypes: undefined })

// oxlint-disable-next-line import/no-default-export -- it stands in for the default export of the package
export default createPurifier(domGlobals)
