import type { Locator, Page } from '@playwright/test'
import type { FaultScenario } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id.gen'
import { expect, test } from '../fixtures'
import type { Text } from './texts'
import { setScenario, visit } from './world'

/** A fault and what is said of it: our own text by its id, or the server's words (Product §8). */
export type FaultRow = { scenario: FaultScenario } & ({ id: MessageId } | { words: string })

/** What is said of a fault, in the language of `text`. */
export function wordsOf(text: Text, row: FaultRow): string {
  return 'id' in row ? text(row.id) : row.words
}

/**
 * Meets one fault of a place after the other on one page: the first by its address, each further one by the retry of
 * the one before. Leaves the last one on the screen. Rows that follow each other must say different words, or the
 * one before would be taken for the next.
 */
export async function failInTurn(
  page: Page,
  text: Text,
  { path, alert, rows }: { path: string; alert: Locator; rows: readonly FaultRow[] },
): Promise<void> {
  let before = ''
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
