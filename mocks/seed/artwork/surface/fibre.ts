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
  /** Strength and sharpness of the highlight. */
  gloss: number
  polish: number
  /** Light on surfaces that turn away: the pile of velvet, the fuzz of wool. */
  rim: number
  /** How much a shadow darkens the cloth; chiffon lets light through. */
  depth: number
  /** Thickness, which rounds the edges of pieces: 0 for silk, 1 for wool. */
  bulk: number
  /** How much the dye is worn off along seams and folds. */
  wash: number
  /** Share of light that the cloth stops: below 1 one sees through it. */
  cover: number
}
