type Dom = Pick<
  typeof globalThis,
  'document' | 'Text' | 'HTMLElement' | 'HTMLTableElement' | 'HTMLLIElement' | 'NodeFilter'
>

/**
 * The document that the HTML code uses. Code that prerenders pages has no page, so it sets another document
 * here (scripts/prerender/purifier.ts).
 */
export const domGlobals: Dom = globalThis
