/**
 * The slugs of products with something special. The description of `dangerousHtml` has scripts and event
 * handlers that must never run.
 */
export { default as specials } from './specials.json' with { type: 'json' }
