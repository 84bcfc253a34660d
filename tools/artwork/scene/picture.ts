import type { CatalogueEntry } from '../../../mocks/seed/catalogue/entry.ts'
import { sewingDefs } from '../garment/sew.ts'
import type { Box } from '../geometry.ts'
import type { Costume } from '../surface/costume.ts'

/** The filters for shadows on the ground. A picture needs them only once. */
const groundDefs =
  '<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="contact" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>'

/**
 * Finished SVG. With `soft` it has no sharp edges, so it may be rendered small and then enlarged. `box` is
 * the part of the picture that it covers, so that only this part is rendered.
 */
export type Drawing = { defs: string; svg: string; mix?: 'soft-light'; soft?: true; box?: Box }

/** A part of a picture: a finished drawing, or a garment that is not lit yet. */
export type Part = Drawing | { defs: string; costume: Costume }

/**
 * A picture as data, with its parts from the bottom up. Equal data give equal pictures, so the data can be
 * compared in place of the pixels.
 */
export type Scene = { width: number; height: number; parts: readonly Part[] }

export function wholeOf({ width, height }: Scene): Box {
  return { x: 0, y: 0, width, height }
}

/** Returns a picture of the given parts. A part that is a text is SVG without definitions. */
export function picture(
  width: number,
  height: number,
  parts: readonly (Part | readonly Part[] | string)[],
): Scene {
  const flat = parts.flatMap((part): Part[] => {
    if (typeof part === 'string') return [{ defs: '', svg: part }]
    return 'defs' in part ? [part] : [...part]
  })
  return { width, height, parts: flat }
}

/**
 * Returns a complete SVG of a part of the picture, `width` pixels wide. Equal definitions are written once,
 * for example those of two garments of the same cloth.
 */
export function sheet(part: Box, defs: readonly string[], body: string, width: number): string {
  const height = Math.round((part.height / part.width) * width)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${part.x} ${part.y} ${part.width} ${part.height}">` +
    `<defs>${sewingDefs}${groundDefs}${[...new Set(defs)].join('')}</defs>${body}</svg>`
  )
}

/** The fields of a product that its pictures depend on. */
export type Sitter = Pick<CatalogueEntry, 'slug' | 'design' | 'cloth' | 'colours'>
