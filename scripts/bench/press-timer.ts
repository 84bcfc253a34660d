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
  painted: number
}

declare global {
  interface Window {
    timed?: Promise<Timed>
  }
}

/**
 * Returns the ms from the first event of `act` that the page can act on, a click, a key or a change, to the paint that shows
 * the effect. Throws when the effect is there before, or not within 10 s.
 */
export async function timePress(
  page: Page,
  act: () => Promise<unknown>,
  effect: Effect,
): Promise<number> {
  await page.evaluate(watchFor, effect)
  await act()
  const { pressed, painted } = await page.evaluate(
    () => window.timed ?? Promise.reject(new Error()),
  )
  return painted - pressed
}

/** Runs in the page. */
function watchFor({ css, text, isValue = false }: Effect): void {
  const isThere = () =>
    [...document.querySelectorAll<HTMLElement>(css)].some((element) => {
      const content = isValue ? Reflect.get(element, 'value') : element.textContent
      return element.checkVisibility() && (text === undefined || String(content).includes(text))
    })
  if (isThere()) throw new Error(`${css} is there before the press`)
  const pressed = new Promise<number>((resolve) => {
    for (const type of ['click', 'keydown', 'change', 'popstate'])
      window.addEventListener(type, ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      })
  })
  const painted = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${css} ${text ?? ''} does not come`)), 10_000)
    const look = () => {
      // What is there in a frame is painted at its end; the next task runs after that.
      if (isThere()) setTimeout(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  window.timed = Promise.all([pressed, painted]).then(([start, end]) => ({
    pressed: start,
    painted: end,
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
