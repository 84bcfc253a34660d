import type { Page, Request } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenarios/names'
import { slowdown } from '../../scripts/lib/slow-machine'
import { oddTexts } from '../support/odd-texts'
import { textsOf } from '../support/texts'
import { callsTo, setScenario } from '../support/world'
import type { Screen } from './screens'

const text = textsOf('vi')
const loaded: ReadonlySet<string> = new Set(['document', 'script', 'fetch', 'xhr'])
/** An error that React or a handler threw; the browser's own messages about the network are none. */
const thrown = /\b\w*Error:|Minified React/

/** Collects what a page does while it is looked at. */
export class Watch {
  #errors: string[] = []
  #running = new Set<Request>()

  constructor(page: Page) {
    page.on('pageerror', ({ message }) => this.#errors.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      const said = message.text()
      if (message.type() === 'error' && thrown.test(said)) this.#errors.push(said.slice(0, 300))
    })
    // Unsaved changes: the next screen opens all the same.
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('request', (request) => {
      if (loaded.has(request.resourceType())) this.#running.add(request)
    })
    page.on('requestfinished', (request) => void this.#running.delete(request))
    page.on('requestfailed', (request) => void this.#running.delete(request))
  }

  /** Returns the errors since the last time. */
  takeErrors(): readonly string[] {
    return this.#errors.splice(0)
  }

  /** Resolves when nothing loads any more and nothing on the page is busy; after three seconds at the latest, more on a slow machine. */
  async settled(page: Page): Promise<void> {
    const deadline = Date.now() + 3000 * slowdown
    for (let quiet = 0; quiet < 2 && Date.now() < deadline;) {
      const isBusy = await page
        .evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 25))
          return document.querySelector('[aria-busy=true]') !== null
        })
        // A press may have led to another page.
        .catch(() => true)
      quiet = isBusy || this.#running.size > 0 ? 0 : quiet + 1
    }
  }
}

/** Presses some of the enabled buttons of the page, always the same ones for a seed. */
async function pressSome(page: Page, seed: number): Promise<void> {
  await page.evaluate((first) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, [role=dialog] button')]
    const pressable = buttons.filter((button) => !button.matches(':disabled, [aria-disabled=true]'))
    for (const nth of [first, first * 7 + 3]) pressable[nth % pressable.length]?.click()
  }, seed)
}

/** Returns what no screen may show. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults = [...(await oddTexts(page))]
  if ((await page.getByText(text('shell.crash')).count()) > 0) faults.push('the crash screen')
  if ((await page.locator('main').count()) === 0) faults.push('an empty page')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 1) faults.push(`sticks out by ${wide} px`)
  return faults
}

/** What was found on a screen. */
type Visit = {
  findings: readonly string[]
  /** How the answers behind it broke the contract. */
  mutations: readonly string[]
}

/** Opens a screen with random answers, presses a few buttons and returns what is wrong with what it shows. */
export async function visitScreen(
  page: Page,
  watch: Watch,
  { screen, scenario, seed }: { screen: Screen; scenario: ScenarioName; seed: number },
): Promise<Visit> {
  watch.takeErrors()
  let answered = 0
  await screen.open(page, async () => {
    answered = (await callsTo(page)).at(-1)?.id ?? 0
    await setScenario(page, scenario)
  })
  // On a busy machine the first drawing takes longer than the limit of `settled`; `faultsOf` says when it never comes.
  await page
    .locator('main')
    .waitFor({ state: 'attached', timeout: 15_000 * slowdown })
    .catch(() => undefined)
  await watch.settled(page)
  const opened = await faultsOf(page)
  await pressSome(page, seed)
  await watch.settled(page)
  const pressed = (await faultsOf(page)).filter((fault) => !opened.includes(fault))
  const calls = (await callsTo(page)).filter(({ id }) => id > answered)
  const mutations = calls.flatMap(({ operation, problems }) =>
    problems.map((problem) => `${operation} ${problem}`),
  )
  return {
    findings: [
      ...opened,
      ...pressed.map((fault) => `after a press: ${fault}`),
      ...watch.takeErrors(),
    ],
    mutations: [...new Set(mutations)],
  }
}
