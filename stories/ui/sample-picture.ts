/** Returns a drawn picture as a data URL, so that stories need no network. `hue` in degrees. */
export function samplePicture(hue: number, width = 600, height = 800): string {
  const fold = width / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 30% 86%)"/>
    <path d="M${fold - 90} ${height * 0.2} h180 l90 ${height * 0.6} h-360 z" fill="hsl(${hue} 35% 45%)"/>
    <path d="M${fold} ${height * 0.2} v${height * 0.6}" stroke="hsl(${hue} 35% 35%)" stroke-width="4"/>
  </svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
