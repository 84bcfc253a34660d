import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import type { MessageId } from '../../src/i18n/message-id.gen.ts'
import { shopTexts } from '../lib/shop-texts.ts'
import type { Site } from './site.ts'

export type IdAfter<Prefix extends string, Id = MessageId> = Id extends `${Prefix}${infer Rest}`
  ? Rest
  : never

export const say = shopTexts('en')

/** What a person takes for each, in ms: the keystroke-level model of Card, Moran and Newell. */
const model = {
  /** A key, or a character of a text. */
  key: 280,
  /** To point at something and press. */
  point: 1100,
  /** To think of what comes next: once for each run of steps that belong together. */
  think: 1350,
  /** To change between keyboard and pointer. */
  home: 400,
} as const

/** So many presses of a key in a row mean that something is out of reach. */
const mostKeys = 60

/** Opens the back office of a fresh day, as a member of staff who works in English at 1440 x 900. */
export async function openDesk(browser: Browser, { url, backend }: Site, way: 'keys' | 'pointer') {
  await backend.ask('/__world/reset', {})
  const { token } = await backend.ask<{ token: string }>('/__world/scenario', {
    scenario: 'login:staff',
  })
  const stored = { locale: 'en', auth_token: token }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const page = await context.newPage()
  return { page, ...controlsOf(page), ...handsOn(page, way) }
}

function controlsOf(page: Page) {
  const named =
    (role: 'link' | 'button' | 'checkbox' | 'searchbox' | 'textbox') => (id: MessageId) =>
      page.getByRole(role, { name: say(id), exact: true })
  const rows = page.locator('[data-row]')
  return {
    button: named('button'),
    link: named('link'),
    checkbox: named('checkbox'),
    searchbox: named('searchbox'),
    textbox: named('textbox'),
    labelled: (id: MessageId) => page.getByLabel(say(id), { exact: true }).first(),
    /** A link to a room. The one to the orders also says how many wait. */
    nav: (id: IdAfter<'admin.nav.'>) =>
      page
        .getByRole('navigation', { name: say('admin.nav'), exact: true })
        .getByRole('link', { name: new RegExp(`^${say(`admin.nav.${id}`)}`) }),
    inWindow: (id: MessageId) =>
      page.getByRole('dialog').getByRole('button', { name: say(id), exact: true }),
    /** What is done to all chosen rows, with their number. */
    bulk: (id: MessageId) =>
      page.getByRole('button', {
        name: new RegExp(`^${say(id).replace('({n})', String.raw`\(\d+\)`)}$`),
      }),
    rows,
    box: (nth: number) => rows.nth(nth).getByRole('checkbox').first(),
    all: named('checkbox')('table.selectAll'),
  }
}

/** Hands that do a task with real keys and presses, and count what they do. */
function handsOn(page: Page, way: 'keys' | 'pointer') {
  /** `steps`: a press, a key, a chord of keys, or a typed text. `ms`: what a person takes by the model, without waiting. */
  const effort = { steps: 0, ms: 0 }
  let device: 'keys' | 'pointer' | undefined
  const count = (steps: number, ms: number, by: typeof device) => {
    if (steps === 0) return
    effort.steps += steps
    effort.ms += ms + model.think + (device !== undefined && device !== by ? model.home : 0)
    device = by
  }
  const keyMs = (key: string, times: number) => times * key.split('+').length * model.key

  async function press(key: string, times = 1) {
    for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(key)
    count(times, keyMs(key, times), 'keys')
  }
  async function type(text: string) {
    await page.keyboard.type(text)
    count(1, text.length * model.key, 'keys')
  }
  /** Presses a key until `goal` has the focus. Throws where it never does. */
  async function go(key: string, goal: Locator) {
    await goal.waitFor()
    const isThere = () => goal.evaluate((element) => element === document.activeElement)
    let times = 0
    for (; !(await isThere()); times += 1) {
      if (times === mostKeys) throw new Error(`Out of reach by ${key}: ${String(goal)}`)
      await page.keyboard.press(key)
    }
    count(times, keyMs(key, times), 'keys')
  }
  /** Presses each with the pointer, once it is there to press; waits for an address in between. */
  async function click(...goals: readonly (Locator | RegExp)[]) {
    for (const goal of goals) {
      if (goal instanceof RegExp) {
        await page.waitForURL(goal)
        continue
      }
      await goal.click()
      count(1, model.point, 'pointer')
    }
  }
  async function shiftClick(goal: Locator) {
    await goal.click({ modifiers: ['Shift'] })
    count(1, model.point + model.key, 'pointer')
  }
  /** Opens a native list by a key, goes down and takes what is there. */
  async function chooseByKeys(goal: Locator, value: string) {
    await page.keyboard.press('Space')
    const wanted = await goal.evaluate(
      (select: HTMLSelectElement, label) =>
        [...select.options].findIndex((one) => one.label.trim() === label) - select.selectedIndex,
      value,
    )
    const key = wanted < 0 ? 'ArrowUp' : 'ArrowDown'
    for (let at = 0; at < Math.abs(wanted); at += 1) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    count(Math.abs(wanted) + 2, keyMs(key, Math.abs(wanted) + 2), 'keys')
  }
  const chooseByPointer = (goal: Locator, value: string) =>
    click(goal, goal.getByRole('option', { name: value, exact: true }))
  /** Comes to a field by the way of these hands, or presses a button. */
  const reach = (goal: Locator) => (way === 'keys' ? go('Tab', goal) : click(goal))
  async function act(goal: Locator) {
    await reach(goal)
    if (way === 'keys') await press('Enter')
  }
  /** Picks a picture in the window that a control brings up: typing its name there counts as one step. */
  async function pick(control: Locator, name: string, width: number, height: number) {
    const image = sharp({ create: { width, height, channels: 3, background: '#a33b2e' } })
    const buffer = await image.png().toBuffer()
    if (way === 'keys') await go('Tab', control)
    const chooser = page.waitForEvent('filechooser')
    await (way === 'keys' ? page.keyboard.press('Enter') : click(control))
    await (await chooser).setFiles({ name, buffer, mimeType: 'image/png' })
    count(2, (name.length + 1) * model.key, 'keys')
  }
  /** Goes somewhere by the quick search. */
  async function quick(text: string, found: RegExp) {
    const palette = { name: say('adminKeys.palette') }
    const option = page.getByRole('option', { name: found }).first()
    if (way === 'pointer') await click(page.getByRole('button', palette).first())
    else await press('Control+k')
    await page.getByRole('combobox', palette).waitFor()
    await type(text)
    if (way === 'pointer') return click(option)
    await option.waitFor()
    await page
      .locator('[role=status]', { hasText: /result/ })
      .first()
      .waitFor()
    while (!(await option.evaluate((one) => one.hasAttribute('data-highlighted'))))
      await press('ArrowDown')
    await press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const copy = (text: string) =>
    page.evaluate((value) => navigator.clipboard.writeText(value), text)
  const choosing = { chooseByKeys, chooseByPointer }
  return { effort, press, type, go, click, shiftClick, reach, act, pick, quick, copy, ...choosing }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
