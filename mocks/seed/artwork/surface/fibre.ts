/** The cloths that can be drawn. */
export type Fibre =
  | 'linen'
  | 'silk'
  | 'rawSilk'
  | 'satin'
  | 'cotton'
  | 'poplin'
  | 'chiffon'
  | 'lace'
  | 'brocade'
  | 'velvet'
  | 'tweed'
  | 'wool'
  | 'knit'
  | 'khaki'
  | 'denim'
  | 'tencel'
  | 'crepe'

/** The kinds of thread structure; see `weave.ts`. */
export type Structure =
  | 'plain'
  | 'slubbed'
  | 'twill'
  | 'stockinette'
  | 'pile'
  | 'float'
  | 'pebble'
  | 'felted'
  | 'open'

export type Cloth = {
  structure: Structure
  /** Width of a thread at life size, in pixels of a 1,440 px picture. */
  thread: number
  /** Height of the threads: how much the structure shows. */
  relief: number
  /** Difference of colour between threads, 0 to 1. */
  mottle: number
  /** Share of thick threads, 0 to 1. */
  slub: number
  /** Height of the folds; 1 for cotton. */
  body: number
  /** 0 for round folds, 1 for folds with a sharp crest. */
  edge: number
  /** Height and length (px of a 720 px picture) of the creases that wearing leaves. */
  crease: number
  creaseLength: number
  /** Height of the soft waves of a cloth that never lies quite flat. */
  ripple: number
  /** Strength and sharpness of the highlight. */
  gloss: number
  polish: number
  /** Light on surfaces that turn away: the pile of velvet, the fuzz of wool. */
  rim: number
  /** Light thrown back before the dye took any of it: what shows the threads of black cloth. */
  scatter: number
  /** How much a shadow darkens the cloth; chiffon lets light through. */
  depth: number
  /** Thickness, which rounds the edges of pieces: 0 for silk, 1 for wool. */
  bulk: number
  /** How much the dye is worn off along seams and folds. */
  wash: number
  /** Share of light that the cloth stops: below 1 one sees through it. */
  cover: number
}

/** A plain cotton, against which the others are described. */
export const plainCloth: Cloth = {
  structure: 'plain',
  thread: 6,
  relief: 1,
  mottle: 0.1,
  slub: 0,
  body: 1,
  edge: 0.35,
  crease: 0.5,
  creaseLength: 90,
  ripple: 0,
  gloss: 0.06,
  polish: 8,
  rim: 0,
  scatter: 0.022,
  depth: 1,
  bulk: 0.3,
  wash: 0,
  cover: 1,
}
