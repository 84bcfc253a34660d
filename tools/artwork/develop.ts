import sharp, { type OverlayOptions } from 'sharp'
import type { Box } from './geometry.ts'
import { sheet, wholeOf, type Drawing, type Part, type Scene } from './scene/picture.ts'
import type { Costume } from './surface/costume.ts'
import { lightOf, type Light } from './surface/light.ts'
import { paint } from './surface/paint.ts'
import { planOf, type Plan } from './surface/plan.ts'

/** A finished picture: three bytes for each pixel. */
export type Print = { data: Buffer; width: number; height: number }

type Raster = { data: Buffer; width: number; height: number }

async function rasterOf(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A garment as the light sees it. The colours of a product differ in dye only, so the last one is kept for the next. */
type Study = { subject: string; plan: Plan; light: Light }

let last: Study | undefined

async function study(scene: Scene, costume: Costume, width: number): Promise<Study> {
  const subject = JSON.stringify([width, scene.width, { ...costume, colours: '' }])
  if (last?.subject === subject) return last
  const numbers = await rasterOf(sheet(wholeOf(scene), [], costume.plan, width))
  const plan = planOf(numbers.data, numbers.width, numbers.height)
  last = { subject, plan, light: lightOf(plan, costume, width / scene.width) }
  return last
}

/** Renders a garment's colours, and lights them. */
async function litCostume(
  scene: Scene,
  defs: string,
  costume: Costume,
  width: number,
): Promise<OverlayOptions> {
  const { plan, light } = await study(scene, costume, width)
  const colours = await rasterOf(sheet(wholeOf(scene), [defs], costume.colours, width))
  const { left, top, width: wide, height: tall } = plan
  const pixels = await sharp(colours.data, {
    raw: { width: colours.width, height: colours.height, channels: 4 },
  })
    .extract({ left, top, width: wide, height: tall })
    .raw()
    .toBuffer()
  paint(pixels, light)
  return { input: pixels, raw: { width: wide, height: tall, channels: 4 }, left, top }
}

/** Returns the rectangle of whole pixels around a box, inside of the picture. */
function pixelsOf({ x, y, width, height }: Box, scene: Scene, scale: number): Box {
  const left = Math.max(Math.floor(x * scale), 0)
  const top = Math.max(Math.floor(y * scale), 0)
  const right = Math.min(Math.ceil((x + width) * scale), Math.round(scene.width * scale))
  const bottom = Math.min(Math.ceil((y + height) * scale), Math.round(scene.height * scale))
  return { x: left, y: top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) }
}

/** Renders SVG; of a small thing only its box, because every shadow in it costs the whole area that is rendered. */
async function drawn(
  scene: Scene,
  { defs, svg, box }: Drawing,
  width: number,
): Promise<OverlayOptions> {
  const scale = width / scene.width
  const part = pixelsOf(box ?? wholeOf(scene), scene, scale)
  const view: Box = {
    x: part.x / scale,
    y: part.y / scale,
    width: part.width / scale,
    height: part.height / scale,
  }
  const { data, ...size } = await rasterOf(sheet(view, [defs], svg, part.width))
  return { input: data, raw: { ...size, channels: 4 }, left: part.x, top: part.y }
}

/** Renders SVG that is soft everywhere, such as shadows: at a third of the size, enlarged. */
async function softly(
  scene: Scene,
  { defs, svg }: Drawing,
  width: number,
  channels: 3 | 4,
): Promise<Raster> {
  const { data, ...size } = await rasterOf(
    sheet(wholeOf(scene), [defs], svg, Math.round(width / 3)),
  )
  const small = sharp(data, { raw: { ...size, channels: 4 } })
  if (channels === 3) small.flatten({ background: '#ffffff' })
  const flat = await small.raw().toBuffer()
  const height = Math.round((scene.height / scene.width) * width)
  const large = await sharp(flat, { raw: { ...size, channels } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { data: large, width, height }
}

/** Joins neighbouring SVG parts, so that they are rendered in one go. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const before = result.at(-1)
    if (
      before &&
      'svg' in before &&
      'svg' in part &&
      !(before.mix ?? before.box ?? part.mix ?? part.box) &&
      before.soft === part.soft
    ) {
      result[result.length - 1] = {
        ...before,
        defs: before.defs + part.defs,
        svg: before.svg + part.svg,
      }
    } else result.push(part)
  }
  return result
}

async function layerOf(scene: Scene, part: Part, width: number): Promise<OverlayOptions> {
  if ('costume' in part) return litCostume(scene, part.defs, part.costume, width)
  if (!part.soft) return drawn(scene, part, width)
  const { data, ...size } = await softly(scene, part, width, 4)
  return { input: data, raw: { ...size, channels: 4 }, blend: part.mix ?? 'over' }
}

/** Renders a picture `width` pixels wide. Its first part is the ground. */
export async function develop(scene: Scene, width: number): Promise<Print> {
  const [ground, ...parts] = joined(scene.parts)
  if (!ground || 'costume' in ground) throw new Error('A picture starts with its ground')
  const paper = await softly(scene, ground, width, 3)
  const layers: OverlayOptions[] = []
  for (const part of parts) layers.push(await layerOf(scene, part, width))
  const { width: wide, height } = paper
  const data = await sharp(paper.data, { raw: { width: wide, height, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, width: wide, height }
}
