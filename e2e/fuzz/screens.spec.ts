import type { Page } from '@playwright/test'
import { checkoutDraft } from '../../mocks/seed/checkout-draft'
import { slowdown } from '../../scripts/lib/slow-machine'
import { tokenKey } from '../../src/lib/kept-keys'
import { expect, test } from '../fixtures'
import { keepCart } from '../support/cart'
import { fillStorage, setScenario } from '../support/world'
import { type Screen, screensOf } from './screens'
import { visitScreen, Watch } from './visit-screen'

/**
 * Opens every screen with random answers: once with answers of which some break the contract. `npm run monkey -- --answers`
 * opens it with answers that all keep it, too, and chooses the seed, the rounds and the screens.
 */
const { FUZZ_SEED = '1', FUZZ_ROUNDS, FUZZ_ONLY } = process.env
const seed = Number(FUZZ_SEED)
const firstRound = FUZZ_ROUNDS === undefined ? 1 : 0
const lastRound = Number(FUZZ_ROUNDS ?? 1)

// Pictures that lead nowhere and refused answers: the browser logs them by itself. The test looks for errors itself.
test.use({ expectedMessages: [''] })

/** Gives every page the storage of somebody with a session, a cart, viewed products and a half filled-in order. */
async function prepare(page: Page, login: 'shopper' | 'staff'): Promise<void> {
  await setScenario(page, `login:${login}`)
  await keepCart(page, 'dam-chu-a-co-sen-tu-anh', 'ao-dai-theu-sen-thanh-tam')
  await page.goto('/products/dam-chu-a-co-sen-tu-anh')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const kept = await page.evaluate(() => Object.entries(localStorage))
  await fillStorage(page, { [tokenKey]: null })
  await page.addInitScript(
    ([entries, draft]) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, value] of entries) localStorage.setItem(key, value)
      sessionStorage.setItem('checkout_draft', draft)
    },
    [kept, checkoutDraft('cod')] as const,
  )
}

/** Returns what is wrong with a screen, a line each. */
async function fuzz(page: Page, watch: Watch, screen: Screen): Promise<readonly string[]> {
  const found: string[] = []
  for (let round = firstRound; round <= lastRound; round += 1) {
    const nth = seed * 1000 + round
    const scenario = round === 0 ? (`fuzz:${nth}` as const) : (`fuzz:${nth}:some` as const)
    await setScenario(page)
    const { findings, mutations } = await visitScreen(page, watch, { screen, scenario, seed: nth })
    if (findings.length === 0) continue
    const why = mutations.join('; ') || 'answers that keep the contract'
    found.push(`${screen.name}, seed ${seed}, round ${round}, ?scenario=${scenario}, ${why}:`)
    found.push(...findings.map((finding) => `  ${finding}`))
  }
  return found
}

/** Screens of one test: small enough for the workers to share the work. */
const atOnce = 11

for (const area of ['shop', 'back office'] as const) {
  const screens = screensOf(area).filter(({ name }) => !FUZZ_ONLY || name === FUZZ_ONLY)
  for (let first = 0; first < screens.length; first += atOnce) {
    const some = screens.slice(first, first + atOnce)
    const names = `${some[0]?.name} to ${some.at(-1)?.name}`
    test(`no answer breaks a screen of the ${area}: ${names}`, async ({ page }) => {
      test.setTimeout((20_000 + some.length * (lastRound + 1) * 8_000) * slowdown)
      await prepare(page, area === 'shop' ? 'shopper' : 'staff')
      const watch = new Watch(page)
      const found: string[] = []
      for (const screen of some) found.push(...(await fuzz(page, watch, screen)))
      expect(found.join('\n')).toBe('')
    })
  }
}
