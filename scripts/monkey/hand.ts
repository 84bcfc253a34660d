import type { BrowserContext, Page } from '@playwright/test'
import { type Chance, chance } from '../../mocks/seed/chance.ts'

/** Two tabs of one browser and a row of random numbers that begins with a seed. */
export class Hand {
  readonly address: string
  readonly #context: BrowserContext
  readonly #tabs: Page[] = []
  readonly #acts: string[] = []
  readonly #chance: Chance
  #at = 0
  /** True while a tab of its own opens. */
  isOpening = false

  constructor(context: BrowserContext, { seed, address }: { seed: number; address: string }) {
    this.#context = context
    this.#chance = chance(String(seed))
    this.address = address
  }

  /** The last things done, the oldest first. */
  get lastActs(): readonly string[] {
    return this.#acts
  }

  /** The tab that is worked in. */
  get tab(): Page {
    const tab = this.#tabs[this.#at]
    if (!tab) throw new Error('No tab is open')
    return tab
  }

  get tabs(): readonly Page[] {
    return this.#tabs
  }

  async open(): Promise<void> {
    this.isOpening = true
    for (let tab = 0; tab < 2; tab += 1) {
      const page = await this.#context.newPage()
      await page.goto('/')
      this.#tabs.push(page)
    }
    this.isOpening = false
  }

  switchTab(): void {
    this.#at = 1 - this.#at
  }

  note(what: string): void {
    this.#acts.push(`tab ${this.#at + 1} ${new URL(this.tab.url()).pathname}: ${what}`)
    if (this.#acts.length > 30) this.#acts.shift()
  }

  /** Returns a number from 0 to below 1. */
  random(): number {
    return this.#chance.between(0, 1)
  }

  /** Returns one of some things. Throws when there is none. */
  one<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.random() * things.length)]
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.#context.setOffline(isOffline)
  }
}
