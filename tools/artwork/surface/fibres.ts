import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'

/** The kinds of thread structure. `weave.ts` draws them. */
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
  /** The height of the threads. The higher they are, the more the structure shows. */
  relief: number
  /** Difference of colour between threads, 0 to 1. */
  mottle: number
  /** Share of thick threads, 0 to 1. */
  slub: number
  /** Height of the folds; 1 for cotton. */
  body: number
  /** 0 for round folds, 1 for folds with a sharp crest. */
  edge: number
  /**
   * `crease` is the height of the creases that wearing leaves. `creaseLength` is their length, in pixels of a
   * picture of 720 px.
   */
  crease: number
  creaseLength: number
  /** The height of the soft waves in a cloth that never lies quite flat. */
  ripple: number
  /** `gloss` is the strength of the highlight, and `polish` is its sharpness. */
  gloss: number
  polish: number
  /**
   * The share of the highlight that runs down the folds, long and soft. The rest of the highlight is on
   * creases and threads.
   */
  flow: number
  /** Light on surfaces that turn away from the viewer, as on the pile of velvet or the fuzz of wool. */
  rim: number
  /** Light that the cloth reflects before the dye colours it. It makes the threads of black cloth visible. */
  scatter: number
  /** How much a shadow darkens the cloth. The value is low for chiffon, because it lets light through. */
  depth: number
  /** The thickness of the cloth, which rounds the edges of pieces: 0 for silk, 1 for wool. */
  bulk: number
  /** How much the dye is worn off along seams and folds. */
  wash: number
  /** The share of light that the cloth stops. Below 1, the cloth is sheer. */
  cover: number
}

/** A plain cotton. The other cloths are described by their differences from it. */
const plainCloth: Cloth = {
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
  flow: 0,
  rim: 0,
  scatter: 0.022,
  depth: 1,
  bulk: 0.3,
  wash: 0,
  cover: 1,
}

/**
 * How each cloth reflects light and falls in folds. The numbers were chosen by eye, in comparison with real
 * cloth.
 */
export const fibres: Readonly<Record<Fibre, Cloth>> = {
  linen: {
    ...plainCloth,
    structure: 'slubbed',
    thread: 11,
    relief: 1.3,
    mottle: 0.06,
    slub: 0.04,
    edge: 0.75,
    crease: 0.95,
    creaseLength: 74,
    gloss: 0.02,
  },
  rawSilk: {
    ...plainCloth,
    structure: 'slubbed',
    thread: 11,
    relief: 1.3,
    mottle: 0.08,
    slub: 0.07,
    body: 0.9,
    edge: 0.55,
    crease: 0.8,
    creaseLength: 84,
    gloss: 0.22,
    polish: 7,
  },
  cotton: { ...plainCloth, thread: 8, relief: 1.7, mottle: 0.16, crease: 0.75, creaseLength: 80 },
  poplin: {
    ...plainCloth,
    bulk: 0.2,
    thread: 6.4,
    relief: 1.5,
    mottle: 0.15,
    body: 1.05,
    edge: 0.75,
    crease: 0.5,
    creaseLength: 110,
    gloss: 0.1,
    polish: 10,
  },
  tencel: {
    ...plainCloth,
    structure: 'twill',
    thread: 5,
    relief: 0.7,
    mottle: 0.08,
    body: 1.1,
    edge: 0.2,
    crease: 0.25,
    creaseLength: 150,
    gloss: 0.2,
    polish: 9,
    ripple: 0.6,
  },
  khaki: {
    ...plainCloth,
    bulk: 0.5,
    structure: 'twill',
    thread: 9,
    relief: 1.25,
    mottle: 0.14,
    body: 0.85,
    edge: 0.5,
    crease: 0.5,
    creaseLength: 100,
    scatter: 0.03,
  },
  denim: {
    ...plainCloth,
    bulk: 0.8,
    structure: 'twill',
    thread: 13,
    relief: 1.7,
    mottle: 0.42,
    body: 0.8,
    edge: 0.7,
    crease: 0.8,
    creaseLength: 72,
    gloss: 0,
    wash: 1,
  },
  wool: {
    ...plainCloth,
    bulk: 1,
    structure: 'felted',
    thread: 11,
    relief: 1.5,
    mottle: 0.34,
    body: 1.15,
    edge: 0,
    crease: 0,
    gloss: 0,
    rim: 0.16,
    scatter: 0.032,
  },
  tweed: {
    ...plainCloth,
    bulk: 0.9,
    structure: 'plain',
    thread: 20,
    relief: 2.1,
    mottle: 0.62,
    slub: 0.2,
    body: 0.8,
    edge: 0,
    crease: 0.1,
    gloss: 0,
    rim: 0.1,
    scatter: 0.03,
  },
  knit: {
    ...plainCloth,
    bulk: 1,
    structure: 'stockinette',
    thread: 30,
    relief: 1.5,
    mottle: 0.1,
    body: 0.9,
    edge: 0,
    crease: 0.15,
    creaseLength: 130,
    gloss: 0,
    rim: 0.1,
    scatter: 0.03,
  },
  velvet: {
    ...plainCloth,
    bulk: 0.6,
    structure: 'pile',
    thread: 5,
    relief: 1.5,
    mottle: 0.34,
    body: 1.35,
    edge: 0.1,
    crease: 0.5,
    creaseLength: 150,
    gloss: 0,
    rim: 0.8,
    depth: 1.15,
    ripple: 0.7,
    scatter: 0.006,
  },
  silk: {
    ...plainCloth,
    bulk: 0,
    thread: 5,
    relief: 0.4,
    mottle: 0.03,
    slub: 0.05,
    body: 1.3,
    edge: 0.1,
    crease: 0.04,
    creaseLength: 190,
    gloss: 0.66,
    polish: 8,
    flow: 1,
    depth: 0.6,
    ripple: 0.55,
  },
  satin: {
    ...plainCloth,
    bulk: 0.1,
    structure: 'float',
    thread: 4.4,
    relief: 0.28,
    mottle: 0.012,
    body: 1.4,
    edge: 0,
    crease: 0.02,
    creaseLength: 240,
    gloss: 1,
    polish: 9,
    flow: 1,
    depth: 0.82,
    ripple: 0.9,
  },
  brocade: {
    ...plainCloth,
    bulk: 0.4,
    structure: 'float',
    thread: 8,
    relief: 0.9,
    mottle: 0.16,
    body: 0.95,
    edge: 0.25,
    crease: 0.2,
    creaseLength: 170,
    gloss: 0.34,
    polish: 9,
    ripple: 0.3,
  },
  crepe: {
    ...plainCloth,
    bulk: 0.35,
    structure: 'pebble',
    thread: 8.4,
    relief: 2.3,
    mottle: 0.3,
    body: 1.2,
    edge: 0.1,
    crease: 0.1,
    creaseLength: 180,
    gloss: 0.03,
    ripple: 0.35,
    scatter: 0.012,
  },
  chiffon: {
    ...plainCloth,
    bulk: 0,
    structure: 'open',
    thread: 6,
    relief: 0.55,
    mottle: 0.06,
    body: 1.1,
    edge: 0.5,
    crease: 0.35,
    creaseLength: 150,
    gloss: 0.05,
    depth: 0.62,
    cover: 0.66,
    ripple: 0.7,
  },
  lace: {
    ...plainCloth,
    bulk: 0.3,
    structure: 'open',
    thread: 8,
    relief: 1.2,
    mottle: 0.1,
    body: 0.75,
    edge: 0.2,
    crease: 0.15,
    creaseLength: 120,
    gloss: 0.05,
    depth: 0.9,
    cover: 0.5,
  },
}
