import type { Locator, Page } from 'playwright'

/** What a person takes for each, in ms: the keystroke-level model of Card, Moran and Newell. */
export const model = {
  /** A key, or a character of a text. */
  key: 280,
  /** To point at something and press. */
  point: 1100,
  /** To think of what comes next: once for each run of steps that belong together. */
  think: 1350,
  /** To change between keyboard and pointer. */
  home: 400,
} as const

/** So many Tabs in a row mean that something is out of reach. */
const mostTabs = 60

/** What a task came to. */
export interface Effort {
  /** A press, a key, a chord of keys, or a typed text. */
  steps: number
  /** What a person takes by the model, without waiting, in ms. */
  ms: number
}

/** Hands that do a task with real keys and presses, and count what they do. */
export function handsOn(page: Page) {
  const effort: Effort = { steps: 0, ms: 0 }
  let device: 'keys' | 'pointer' | undefined
  const count = (steps: number, ms: number, by: typeof device) => {
    effort.steps += steps
    effort.ms += ms + model.think + (device !== undefined && device !== by ? model.home : 0)
    device = by
  }
  const hands = {
    effort,
    /** Presses a key or a chord, several times in a row. */
    async press(key: string, times = 1) {
      for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key)
      count(times, times * key.split('+').length * model.key, 'keys')
    },
    /** Types a text where the focus is. */
    async type(text: string) {
      await page.keyboard.type(text)
      count(1, text.length * model.key, 'keys')
    },
    /** Presses a key until `goal` has the focus. Throws where it never does. */
    async go(key: string, goal: Locator) {
      await goal.waitFor()
      let times = 0
      const isThere = () => goal.evaluate((element) => element === document.activeElement)
      while (!(await isThere())) {
        if (times === mostTabs) throw new Error(`Out of reach by ${key}: ${String(goal)}`)
        await page.keyboard.press(key)
        times += 1
      }
      if (times > 0) count(times, times * key.split('+').length * model.key, 'keys')
    },
    /** Presses with the pointer, once it is there to press. */
    async click(goal: Locator, options: { modifiers?: 'Shift'[] } = {}) {
      await goal.click(options)
      const held = (options.modifiers?.length ?? 0) * model.key
      count(1, model.point + held, 'pointer')
    },
    /** Opens a native list by a key, goes down and takes what is there. */
    async chooseByKeys(goal: Locator, value: string) {
      await page.keyboard.press('Space')
      const wanted = await goal.evaluate(
        (select: HTMLSelectElement, label) =>
          [...select.options].findIndex((one) => one.label.trim() === label) - select.selectedIndex,
        value,
      )
      const key = wanted < 0 ? 'ArrowUp' : 'ArrowDown'
      for (let at = 0; at < Math.abs(wanted); at += 1) await page.keyboard.press(key)
      await page.keyboard.press('Enter')
      count(Math.abs(wanted) + 2, (Math.abs(wanted) + 2) * model.key, 'keys')
    },
    /** Opens a native list with the pointer and presses a choice. */
    async chooseByPointer(goal: Locator, value: string) {
      await hands.click(goal)
      await hands.click(goal.getByRole('option', { name: value, exact: true }))
    },
    /** Picks files in the window that `open` brings up: typing its name there counts as one step. */
    async pick(open: () => Promise<void>, file: { name: string; buffer: Buffer }) {
      const chooser = page.waitForEvent('filechooser')
      await open()
      await (await chooser).setFiles({ ...file, mimeType: 'image/png' })
      count(2, (file.name.length + 1) * model.key, 'keys')
    },
  }
  return hands
}

export type Hands = ReturnType<typeof handsOn>
