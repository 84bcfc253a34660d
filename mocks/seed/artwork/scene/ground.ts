import { contrast, lightness, shade, tint } from '../pen/colour.ts'
import { hash } from '../pen/random.ts'

/** Grounds for medium and dark cloth: paper, sand, celadon, blush, ink grey. */
const pale = ['#efe6d8', '#e5d8c3', '#d6dfd2', '#eedbd0', '#d9d5ce'] as const
/** The same grounds, darker, for ivory and white cloth, whose edge would not show otherwise. */
const deep = ['#d6c2a4', '#b7c6b6', '#dcbaa9', '#b9b4ab', '#c9b296'] as const

/** Returns the ground below a garment: chosen by its slug, among those that contrast with the cloth. */
export function groundFor(slug: string, colour: string): string {
  const choices = lightness(colour) > 0.84 ? deep : pale
  const start = hash(slug)
  const inTurn = choices.map(
    (_, offset) => choices[(start + offset) % choices.length] ?? choices[0],
  )
  const clear = inTurn.find((ground) => contrast(ground, colour) > 0.125)
  const starkest = [...pale, ...deep].reduce((best, ground) =>
    contrast(ground, colour) > contrast(best, colour) ? ground : best,
  )
  return clear ?? starkest
}

/** Filters for shadows on the ground; a picture needs them once. */
export const groundDefs =
  '<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="contact" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>' +
  '<filter id="leafshade" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11"/></filter>'

/** Draws a sheet of tinted paper, lit from the upper left. */
export function ground(colour: string, width: number, height: number): string {
  return (
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${width * 0.3}" cy="${height * 0.22}" r="${Math.max(width, height) * 0.95}"><stop offset="0" stop-color="${tint(colour, 0.045)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.055)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`
  )
}
