import { sewingDefs } from '../garment/sew.ts'
import { groundDefs } from './ground.ts'
import type { Drawn } from './lay.ts'

/** Returns a whole picture. Equal definitions, as of two garments of one cloth, are written once. */
export function picture(width: number, height: number, parts: readonly (Drawn | string)[]): string {
  const defs = new Set(parts.map((part) => (typeof part === 'string' ? '' : part.defs)))
  const body = parts.map((part) => (typeof part === 'string' ? part : part.svg)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${sewingDefs}${groundDefs}${[...defs].join('')}</defs>${body}</svg>`
  )
}
