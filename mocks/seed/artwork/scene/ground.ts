import { contrast, lightness, shade, tint } from '../pen/colour.ts'
import { hash } from '../pen/random.ts'

/** Grounds for cloth of middle and deep colours. */
const pale = ['#efe6d8', '#e5d8c3', '#d6dfd2', '#eedbd0', '#d9d5ce'] as const
/** Deeper grounds, on which ivory and white still have an edge. */
const deep = ['#cfb999', '#a9bba9', '#d3ab99', '#a8a39b', '#c3a98f'] as const

/** The tint a garment lies on: chosen by its slug, unless the cloth would drown in it. */
export function groundFor(slug: string, colour: string): string {
  const choices = lightness(colour) > 0.84 ? deep : pale
  const start = hash(slug)
  for (let offset = 0; offset < choices.length; offset++) {
    const ground = choices[(start + offset) % choices.length] ?? choices[0]
    if (contrast(ground, colour) > 0.13) return ground
  }
  return lightness(colour) > 0.6 ? '#8f8a82' : '#f3ecdf'
}

/** Filters for shadows on the ground; once per picture. */
export const groundDefs =
  '<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="contact" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>' +
  '<filter id="leafshade" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11"/></filter>'

/** A sheet of tinted paper, lit from the upper left. */
export function ground(colour: string, width: number, height: number): string {
  return (
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${width * 0.3}" cy="${height * 0.22}" r="${Math.max(width, height) * 0.95}"><stop offset="0" stop-color="${tint(colour, 0.045)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.055)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`
  )
}
