import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'
import type { Text } from './texts'

type TypedWindow = {
  window: Locator
  /** A field of it, which holds `typed`. */
  field: Locator
  typed: string
  /** False where the window covers the page, so that nothing is outside. */
  hasOutside?: boolean
}

/** Whatever closes a window in which something is typed asks first: what was typed is kept, or given up. */
export async function expectAsked(
  page: Page,
  text: Text,
  { window, field, typed, hasOutside = true }: TypedWindow,
): Promise<void> {
  const question = page.getByRole('dialog', { name: text('unsaved.title.window') })
  const ways: Record<string, () => Promise<unknown>> = {
    Escape: () => field.press('Escape'),
    Back: () => page.goBack(),
    cross: () => window.getByRole('button', { name: text('ui.close') }).click(),
    ...(hasOutside && { 'a press outside': () => page.mouse.click(4, 4) }),
  }
  for (const [way, close] of Object.entries(ways)) {
    await close()
    await expect(question, way).toBeVisible()
    await question.getByRole('button', { name: text('unsaved.stay') }).click()
    await expect(question, way).toBeHidden()
    await expect(field, way).toHaveValue(typed)
    await expect(window.locator(':focus'), 'the focus is in the window again').toHaveCount(1)
  }
  await field.press('Escape')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question, 'Back closes the question alone').toBeHidden()
  await expect(field).toHaveValue(typed)
  await field.press('Escape')
  await question.getByRole('button', { name: text('unsaved.leave.window') }).click()
  await expect(question).toBeHidden()
  await expect(window).toBeHidden()
}
