/**
 * This script makes a Latin and Vietnamese WOFF2 file for each face in a brand's `fonts.json`. It also writes
 * `fonts.gen.css`, whose fallback fonts have the same metrics (docs/adr/0003-fonts.md).
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import subsetFont from 'subset-font'
import { launchOptions } from './browser.ts'
import { brands } from './lib/brand.ts'

const source = new URL('../node_modules/@expo-google-fonts/', import.meta.url)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  )

const latin = range(0x20, 0x7e) + range(0xa0, 0xff)
const vietnamese = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}`
/** Combining diacritics. With them, decomposed text from other systems has the same font. */
const marks = '\u0300\u0301\u0302\u0303\u0306\u0309\u031B\u0323'
const signs = '–—‘’‚“”„•…‹›€₫™−←→ŒœŠšŽžıˆ˜'
const characters = latin + vietnamese + marks + signs
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga']

/**
 * Common words of the shop. A fallback font is scaled until these words are as wide as in the brand's font.
 */
const sample =
  'Thêm vào giỏ hàng Thanh toán khi nhận hàng Áo sơ mi lụa tơ tằm cổ nơ Chân váy xếp ly Đầm dạo phố ' +
  'Quần âu ống rộng Tìm kiếm sản phẩm Địa chỉ nhận hàng Phí vận chuyển 250.000VND 1.290.000VND Tiếp tục mua sắm'

/**
 * Fonts that devices already have: the end of the fallback's name, the names of the font, and the average
 * width of its letters over `sample` in em. `metricsOf` measured the width on the font itself, or on a font
 * with the same metrics (Arimo for Arial, Tinos for Times New Roman).
 */
const localFonts = {
  arial: ['Fallback', 'Arial, ArialMT, Liberation Sans', 0.4877],
  arialBold: ['Fallback', 'Arial Bold, Arial-BoldMT, Liberation Sans Bold', 0.5148],
  roboto: ['Fallback Android', 'Roboto, Roboto-Regular', 0.4792],
  robotoBold: ['Fallback Android', 'Roboto Bold, Roboto-Bold', 0.4842],
  times: ['Fallback', 'Times New Roman, TimesNewRomanPSMT, Liberation Serif', 0.4422],
  notoSerif: ['Fallback Android', 'Noto Serif, NotoSerif, NotoSerif-Regular', 0.5142],
} as const
type LocalFont = keyof typeof localFonts

type Face = {
  family: string
  weight: number
  /** The name of the font file that this script writes. The page preloads `ui-400` and `display`. */
  file: string
  /** The name of the font file in the npm package, without its extension. */
  from: string
  fallbacks: readonly LocalFont[]
}

function webFont(face: Face): string {
  const { family, weight } = face
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${face.file}.woff2') format('woff2');
}
`
}

function fallbackFont({ family, weight }: Face, metrics: FontMetrics, font: LocalFont): string {
  const [suffix, names, advance] = localFonts[font]
  const sizeAdjust = metrics.averageAdvance / advance
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  return `@font-face {
  font-family: '${family} ${suffix}';
  font-weight: ${weight};
  src: ${names
    .split(', ')
    .map((name) => `local('${name}')`)
    .join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(metrics.ascent / sizeAdjust)};
  descent-override: ${percent(metrics.descent / sizeAdjust)};
  line-gap-override: ${percent(metrics.lineGap / sizeAdjust)};
}
`
}

/**
 * The measures of a font that a browser needs to lay out a line, in em. `averageAdvance` is the average width
 * of the letters in `sample`.
 */
type FontMetrics = Record<'ascent' | 'descent' | 'lineGap' | 'averageAdvance', number>

/**
 * Returns the measures of a font, taken in a page. The font is drawn in 1000 px, because most fonts have 1000
 * units in an em and browsers round the height of a line to px.
 */
async function metricsOf({ font, text }: { font: string; text: string }): Promise<FontMetrics> {
  const face = new FontFace('Measured', `url(data:font/ttf;base64,${font})`)
  document.fonts.add(await face.load())
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('No canvas')
  context.font = '1000px Measured'
  context.fontKerning = 'none'
  const line = context.measureText(text)
  document.body.innerHTML = '<div style="font: 1000px/normal Measured">A</div>'
  const height = document.body.firstElementChild?.clientHeight ?? 0
  const [ascent, descent] = [line.fontBoundingBoxAscent, line.fontBoundingBoxDescent]
  return {
    ascent: ascent / 1000,
    descent: descent / 1000,
    lineGap: (height - ascent - descent) / 1000,
    averageAdvance: line.width / text.length / 1000,
  }
}

async function makeFace(face: Face, folder: string): Promise<string> {
  const original = await readFile(new URL(`${face.from}.ttf`, source))
  const woff2 = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(`${folder}/${face.file}.woff2`, woff2)
  console.log(`${folder}/${face.file}.woff2: ${(woff2.length / 1000).toFixed(1)} kB`)
  const page = await browser.newPage()
  const metrics = await page.evaluate(metricsOf, {
    font: original.toString('base64'),
    text: sample,
  })
  const fallbacks = face.fallbacks.map((font) => fallbackFont(face, metrics, font))
  return [webFont(face), ...fallbacks].join('\n')
}

const browser = await chromium.launch(launchOptions())
for (const brand of brands) {
  const folder = `brand/${brand}/fonts`
  const faces: readonly Face[] = JSON.parse(await readFile(`brand/${brand}/fonts.json`, 'utf8'))
  await mkdir(folder, { recursive: true })
  const blocks = await Promise.all(faces.map((face) => makeFace(face, folder)))
  const header = '/* Generated by scripts/fonts.ts. Do not edit. */\n'
  await writeFile(`${folder}/fonts.gen.css`, [header, ...blocks].join('\n'))
  for (const name of new Set(faces.map(({ from }) => from.split('/')[0])))
    await copyFile(new URL(`${name}/LICENSE_FONT`, source), `${folder}/OFL-${name}.txt`)
}
await browser.close()
