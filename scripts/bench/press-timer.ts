import type { Locator, Page } from 'playwright'

/** What a press leads to: an element in sight that matches, with this text in it where one is given. */
export interface Effect {
  css: string
  text?: string
  /** True where it is a value that the element has. */
  isValue?: boolean
}

/** The moments of a press, in ms of the page's clock. */
interface Timed {
  pressed: number
  /** For each effect, in their order. */
  painted: number[]
}

declare global {
  interface Window {
    timed?: Promise<Timed>
  }
}

/**
 * Returns for each effect the ms from the first event of `act` that the page can act on, a click, a key or a change, to the paint
 * that shows it. Throws when one is there before, or not within 10 s.
 */
export async function timePress(
  page: Page,
  act: () => Promise<unknown>,
  effects: readonly Effect[],
): Promise<number[]> {
  await page.evaluate(watchFor, effects)
  await act()
  const { pressed, painted } = await page.evaluate(
    () => window.timed ?? Promise.reject(new Error()),
  )
  return painted.map((at) => at - pressed)
}

/** Runs in the page. */
function watchFor(effects: readonly Effect[]): void {
  const isThere = ({ css, text, isValue = false }: Effect) =>
    [...document.querySelectorAll<HTMLElement>(css)].some((element) => {
      const content = isValue ? Reflect.get(element, 'value') : element.textContent
      return element.checkVisibility() && (text === undefined || String(content).includes(text))
    })
  // What is there in a frame is painted at its end. After that comes the next task or, ahead of all tasks, the next frame.
  const paintOfFrame = () =>
    new Promise<number>((resolve) => {
      const end = () => resolve(performance.now())
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', end, { once: true })
      port1.start()
      port2.postMessage(null)
      requestAnimationFrame(end)
    })
  const paintOf = (effect: Effect) =>
    new Promise<number>((resolve, reject) => {
      if (isThere(effect)) throw new Error(`${effect.css} is there before the press`)
      setTimeout(
        () => reject(new Error(`${effect.css} ${effect.text ?? ''} does not come`)),
        10_000,
      )
      const look = () => {
        if (isThere(effect)) resolve(paintOfFrame())
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const press = new Promise<number>((resolve) => {
    for (const type of ['click', 'keydown', 'change', 'popstate'])
      window.addEventListener(type, ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      })
  })
  window.timed = Promise.all([press, ...effects.map(paintOf)]).then(([pressed, ...painted]) => ({
    pressed,
    painted,
  }))
}

/** Presses where a thing is; it is brought into sight before the clock starts. */
export async function readyToPress(page: Page, what: Locator): Promise<() => Promise<void>> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${String(what)}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return () => page.mouse.click(x, y)
}
