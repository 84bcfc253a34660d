import type { Page } from 'playwright'
import type { StoryEntry } from './entries.ts'
import { showInTurn } from './show-in-turn.ts'

/** What became of a story or a docs page that was shown. */
export type StoryOutcome = {
  /** What went wrong; null when it stands. */
  problem: string | null
  /** The first error of the console or the page that it does not expect (`parameters.expectedMessages`), or null. */
  error: string | null
  ms: number
}

/** Opens the page of all stories without a story, and without axe, which belongs to the story tests. */
export async function openPreview(page: Page, url: string, { plays = true } = {}): Promise<void> {
  await page.goto(`${url}iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true`)
  // It has started when it says that there is no such story.
  await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'))
  // Fonts that come later would move what the first stories have measured or scrolled to. Not every system has the local
  // ones, which stand in for ours.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  // Storybook runs no play functions where it is embedded in a page. Told so from the start, it also measures each story.
  if (!plays)
    await page.evaluate(() => history.replaceState(null, '', `${location.href}&embed=true`))
}

/** Shows stories in turn in one page, a tenth of the time of a page for each. Throws when a story leaves it. */
export function showEntries(
  page: Page,
  entries: readonly StoryEntry[],
  limit: number,
): Promise<StoryOutcome[]> {
  const wishes = entries.map(({ id, type }) => ({ id, type }))
  return page.evaluate(showInTurn, { wishes, limit })
}
