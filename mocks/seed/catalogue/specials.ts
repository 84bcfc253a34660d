/**
 * The slugs of products that tests open in a rare state, such as sold out or without images. The description
 * of `dangerousHtml` has scripts and event handlers that must never run.
 */
export { default as specials } from './specials.json' with { type: 'json' }
