import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { brand, brandColour, brandFolder } from '../lib/brand.ts'

const manifestFile = 'manifest.webmanifest'
const touchIcon = 'apple-touch-icon.png'

const icons = [
  { src: 'icon-192.png', size: 192 },
  { src: 'icon-512.png', size: 512 },
  { src: 'icon-maskable-512.png', size: 512, maskable: true },
] as const

/**
 * Pictures of the shop for its web manifest. App stores and browsers show them before somebody installs the
 * shop.
 */
const screenshots = [
  { src: 'screenshot-phone.webp', of: 'home-360', sizes: '540x1110', form_factor: 'narrow' },
  { src: 'screenshot-desktop.webp', of: 'home-1440', sizes: '960x600', form_factor: 'wide' },
] as const

/**
 * Adds a web manifest and icons to a build, so that people can install the shop. All URLs are relative, so
 * that the build works below any path.
 */
export function installablePlugin(): Plugin {
  return {
    name: 'shop:installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile}` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${touchIcon}` }, injectTo: 'head' },
    ],
    async generateBundle() {
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit(manifestFile, JSON.stringify(manifest()))
      emit(touchIcon, await appIcon({ size: 180, maskable: true }))
      for (const { src, ...drawing } of icons) emit(src, await appIcon(drawing))
      for (const { src, of } of screenshots) emit(src, readFileSync(`docs/images/${of}.webp`))
    },
  }
}

function manifest() {
  return {
    id: './',
    start_url: './',
    scope: './',
    name: brand.name,
    short_name: brand.name,
    description: brand.claim,
    lang: 'vi',
    display: 'standalone',
    theme_color: brandColour('paper'),
    background_color: brandColour('paper'),
    categories: ['shopping'],
    icons: icons.map(({ src, size, ...drawing }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable' in drawing ? 'maskable' : 'any',
    })),
    screenshots: screenshots.map(({ of: _of, ...shot }) => ({ ...shot, type: 'image/webp' })),
  }
}

type Drawing = {
  /** Width and height in px. */
  size: number
  /**
   * True for systems that cut the icon into their own shape. The colour then fills the whole icon, and the
   * flower stays in the inner four fifths.
   */
  maskable?: boolean
}

/**
 * Draws the icon of the installed shop as PNG. The icon is the brand's drawing (48 units wide) on the accent
 * colour.
 */
function appIcon({ size, maskable = false }: Drawing): Promise<Buffer> {
  const scale = maskable ? 0.74 : 0.92
  const shift = 24 - 24.5 * scale
  const drawing = readFileSync(`${brandFolder}/icon.svg`, 'utf8')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="${maskable ? 0 : 10}" fill="${brandColour('accent')}"/>
    <g transform="translate(${24 - 24 * scale} ${shift}) scale(${scale})">${drawing}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
