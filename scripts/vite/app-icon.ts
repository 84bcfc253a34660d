import sharp from 'sharp'

const colours = { ground: '#a3211b', petal: '#fffdf9', side: '#f8e6e0', leaf: '#dfeae1' }

/** The mark of the header (`MagnoliaMark`), filled, on its grid of 48: leaves, side petals, the petal in front. */
const flower = `<g stroke="${colours.ground}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round">
  <path fill="${colours.leaf}" d="M11 28.5c-2 .4-3.7 1.4-5 2.8 4.2 4.2 10.7 5.5 18 2.7 7.3 2.8 13.8 1.5 18-2.7-1.3-1.4-3-2.4-5-2.8Z"/>
  <path fill="none" stroke="${colours.petal}" stroke-width="1.6" d="M24 34c-.3 2.7-.2 5 .7 8"/>
  <path fill="${colours.side}" d="M17.3 17c-3.8-1-7.3-.6-10.3.8.4 7.7 5.3 14.2 17 16.2M30.7 17c3.8-1 7.3-.6 10.3.8-.4 7.7-5.3 14.2-17 16.2"/>
  <path fill="${colours.petal}" d="M24 34c-6-4-8.5-11-6.5-18.5C18.5 12 21 9 24 7c3 2 5.5 5 6.5 8.5C32.5 23 30 30 24 34Z"/>
  <path fill="none" d="M24 28V17"/>
</g>`

interface Drawing {
  /** In px. */
  size: number
  /** True for systems that cut a shape of their own out of it: to the edge, with the flower in the inner four fifths. */
  maskable?: boolean
}

/** Draws the icon of the installed shop as PNG. */
export function appIcon({ size, maskable = false }: Drawing): Promise<Buffer> {
  const scale = maskable ? 0.74 : 0.92
  const shift = 24 - 24.5 * scale
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="${maskable ? 0 : 10}" fill="${colours.ground}"/>
    <g transform="translate(${24 - 24 * scale} ${shift}) scale(${scale})">${flower}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
