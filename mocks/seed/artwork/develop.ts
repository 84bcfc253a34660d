import sharp, { type OverlayOptions } from 'sharp'
import { lightUp } from './surface/light.ts'
import type { Costume } from './surface/costume.ts'
import { planOf } from './surface/plan.ts'
import { sheet, type Drawing, type Part, type Scene } from './scene/picture.ts'

/** A finished picture: three bytes for each pixel. */
export type Print = { data: Buffer; width: number; height: number }

async function rasterOf(svg: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Renders a garment's colours and its plan, and lights them. */
async function litCostume(
  scene: Scene,
  defs: string,
  costume: Costume,
  width: number,
): Promise<OverlayOptions> {
  const colours = await rasterOf(sheet(scene, [defs], costume.colours, width))
  const numbers = await rasterOf(sheet(scene, [], costume.plan, width))
  const plan = planOf(numbers.data, numbers.width, numbers.height)
  const { left, top, width: wide, height: tall } = plan
  const { data: pixels } = await sharp(colours.data, {
    raw: { width: colours.width, height: colours.height, channels: 4 },
  })
    .extract({ left, top, width: wide, height: tall })
    .raw()
    .toBuffer({ resolveWithObject: true })
  lightUp(pixels, plan, costume, width / scene.width)
  return { input: pixels, raw: { width: wide, height: tall, channels: 4 }, left, top }
}

/** Renders SVG. What is soft everywhere, such as shadows, is drawn at half the size and enlarged. */
async function drawn(
  scene: Scene,
  { defs, svg, soft }: Drawing,
  width: number,
): Promise<OverlayOptions> {
  const own = soft ? Math.round(width / 3) : width
  const { data, ...size } = await rasterOf(sheet(scene, [defs], svg, own))
  if (!soft) return { input: data, raw: { ...size, channels: 4 } }
  const height = Math.round((scene.height / scene.width) * width)
  const large = await sharp(data, { raw: { ...size, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return { input: large, raw: { width, height, channels: 4 } }
}

/** Joins neighbouring SVG parts, so that they are rendered in one go. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (
      last &&
      'svg' in last &&
      'svg' in part &&
      !last.mix &&
      !part.mix &&
      last.soft === part.soft
    ) {
      result[result.length - 1] = { ...last, defs: last.defs + part.defs, svg: last.svg + part.svg }
    } else result.push(part)
  }
  return result
}

/** Renders a picture `width` pixels wide. */
export async function develop(scene: Scene, width: number): Promise<Print> {
  const layers: OverlayOptions[] = []
  for (const part of joined(scene.parts)) {
    if ('costume' in part) {
      layers.push(await litCostume(scene, part.defs, part.costume, width))
      continue
    }
    layers.push({ ...(await drawn(scene, part, width)), blend: part.mix ?? 'over' })
  }
  const height = Math.round((scene.height / scene.width) * width)
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}
