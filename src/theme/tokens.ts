// oxlint-disable oxc/no-barrel-file -- Styles import one module, and only its names are made from tokens.json.

/** Distance on the 4 px grid: `space(4)` is `16px`. */
export const space = (steps: number): `${number}px` => `${steps * 4}px`

export * from './tokens.gen'
