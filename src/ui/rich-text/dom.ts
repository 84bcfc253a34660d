type Dom = Pick<
  typeof globalThis,
  'document' | 'Text' | 'HTMLElement' | 'HTMLTableElement' | 'HTMLLIElement' | 'NodeFilter'
>

/**
 * The page's own document; the renderer of written pages, which has no page, puts another in its place
 * (scripts/prerender/purifier.ts).
 */
export const dom: Dom = globalThis
