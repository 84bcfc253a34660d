type Dom = Pick<
  typeof globalThis,
  'document' | 'Text' | 'HTMLElement' | 'HTMLTableElement' | 'HTMLLIElement' | 'NodeFilter'
>

/**
 * The page's own document. The renderer of prerendered pages has no page, so it sets another document here
 * (scripts/prerender/purifier.ts).
 */
export const dom: Dom = globalThis
