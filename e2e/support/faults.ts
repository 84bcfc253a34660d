import type { Locator, Page } from '@playwright/test'
import type { FaultScenario } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, test } from '../fixtures'
import type { Text } from './texts'
import { setScenario, visit } from './world'

/** A fault and its message: the shop's own text by its id, or other words, such as the server's (Product §8). */
export type FaultRow = { scenario: FaultScenario } & (
  | { id: MessageId }
  | { words: string | RegExp }
)

/** Returns the message of a fault, in the language of `text`. */
export function wordsOf(text: Text, row: FaultRow): string | RegExp {
  return 'id' in row ? text(row.id) : row.words
}

/**
 * Shows several faults of one section on one page: the first by its URL, each next one by the retry button. The last
 * one stays on the screen. Consecutive faults must have different messages, or the old one would pass for the new.
 */
export async function failInTurn(
  page: Page,
  text: Text,
  { path, alert, rows }: { path: string; alert: Locator; rows: readonly FaultRow[] },
): Promise<void> {
  let before: string | RegExp = ''
  for (const row of rows) {
    await test.step(row.scenario, async () => {
      const words = wordsOf(text, row)
      expect(words, 'tells the fault from the one before').not.toBe(before)
      if (before === '')
        await visit(page, `${path}${path.includes('?') ? ',' : '?scenario='}${row.scenario}`)
      else {
        await setScenario(page, row.scenario)
        await alert.getByRole('button', { name: text('ui.retry') }).click()
      }
      await expect(alert.getByText(words, { exact: true })).toBeVisible()
      await expect(alert).toHaveCount(1)
      before = words
    })
  }
}
