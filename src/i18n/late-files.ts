import type { Messages } from './catalogue'

/** Where each text file but those of the shop's first screen is. In a chunk of its own: a name costs the start 20 bytes. */
export const lateFiles = import.meta.glob<Messages>(
  ['./compiled/*/*.json', '!./compiled/*/shop.json'],
  { import: 'default' },
)
