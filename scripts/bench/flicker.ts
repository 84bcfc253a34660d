import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import type { Screen } from './screens.ts'
import { prepared } from './visit.ts'

/** A rise of the share of pixels that differ from the resting page, both in %, and the box in which they appeared. */
interface Rise {
  ms: number
  from: number
  to: number
  box: string
}

interface Frame {
  ms: number
  png: Buffer
}

/** More of the window than this may not turn away from what it will be (Product §13.18), in %. */
export const riseBound = { rise: 0.5 }

/** How far the three channels of a pixel may be off together: the eye does not tell less. */
const tolerance = 48
const restMs = 2500
const height = 900

/** Opens a screen twice, with an empty cache and then with a full one, and looks at each frame that the browser shows. */
export async function flickers(
  browser: Browser,
  url: string,
  screen: Screen,
  { width, locale }: { width: number; locale: string },
): Promise<Record<'first' | 'again', Rise[]>> {
  // Reduced motion: the hero's pictures change by themselves, and that is no flicker.
  const isMobile = width < 1000
  const window = { viewport: { width, height }, isMobile, hasTouch: isMobile, locale }
  const context = await browser.newContext({ ...window, reducedMotion: 'reduce' })
  const stored = { ...screen.stored, locale }
  const open = async () => {
    const page = await context.newPage()
    const rises = await risesIn(await framesOf(page, url, { ...screen, stored }), width)
    await page.close()
    return rises
  }
  const seen = { first: await open(), again: await open() }
  await context.close()
  return seen
}

/** Records a visit from its first paint until it rests. */
async function framesOf(page: Page, url: string, screen: Screen): Promise<Frame[]> {
  const cdp = await prepared(page, screen)
  const frames: { at: number; png: Buffer }[] = []
  cdp.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ at: timestamp * 1000, png: Buffer.from(data, 'base64') })
    void cdp.send('Page.screencastFrameAck', { sessionId })
  })
  await cdp.send('Page.startScreencast', { format: 'png' })
  await page.goto(url + screen.path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(restMs)
  await cdp.send('Page.stopScreencast')
  const { start, painted } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }))
  return frames
    .map(({ at, png }) => ({ ms: at - start, png }))
    .filter(({ ms }) => ms >= painted - 8)
    .toSorted((a, b) => a.ms - b.ms)
}

/** Compares each frame with the last one, and with the one that was nearest to it so far. */
async function risesIn(frames: readonly Frame[], width: number): Promise<Rise[]> {
  const pixels = ({ png }: Frame) =>
    sharp(png).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const last = frames.at(-1)
  if (!last) throw new Error('The browser showed no frame')
  const resting = await pixels(last)
  let nearest = { share: Infinity, isOff: new Uint8Array(width * height) }
  const rises: Rise[] = []
  for (const frame of frames) {
    const now = await pixels(frame)
    const isOff = nearest.isOff.map((_, at) => Number(differs(now, resting, at * 3)))
    const share = (100 * isOff.reduce((sum, one) => sum + one, 0)) / isOff.length
    const rise = share - nearest.share
    const box = boxOf(
      isOff.map((one, at) => Number(one > (nearest.isOff[at] ?? 0))),
      width,
    )
    if (rise > 0.05) rises.push({ ms: frame.ms, from: nearest.share, to: share, box })
    else nearest = { share: Math.min(share, nearest.share), isOff }
  }
  return rises
}

function differs(a: Buffer, b: Buffer, at: number): boolean {
  const off = (channel: number) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0))
  return off(0) + off(1) + off(2) > tolerance
}

/** Returns the box around all marks, as `width×height at left,top`. */
function boxOf(marks: Uint8Array, width: number): string {
  let [left, right, top, bottom] = [width, 0, Infinity, 0]
  for (const [at, mark] of marks.entries()) {
    if (!mark) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
  }
  return `${right - left + 1}×${bottom - top + 1} at ${left},${top}`
}
