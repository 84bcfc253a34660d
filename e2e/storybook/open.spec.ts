import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

/**
 * Records the files that a page requests but the host does not have. For a missing file, the host answers
 * with its own page.
 */
function watchFiles(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (response) => {
    const isPage = /html/.test(response.headers()['content-type'] ?? '')
    if (isPage && response.request().resourceType() !== 'document') missing.push(response.url())
  })
  return missing
}

/** Storybook loads before its story. On a busy machine this takes longer than a check usually waits. */
const isOpen = { timeout: 40_000 }

test('the built Storybook opens below a path', async ({ page }) => {
  const missing = watchFiles(page)
  await page.goto('./')
  await expect(page.locator('#storybook-explorer-tree')).toContainText('Back office', isOpen)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.locator('body')).toHaveClass(/sb-show-main/, isOpen)
  expect(missing).toEqual([])
})

type Entry = { id: string; title: string; type: 'story' | 'docs' }
const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync('storybook-static/index.json', 'utf8'),
)
// One story and one docs page of each section are enough, because other tests run the stories, and all docs
// pages use the same template.
const parts = Map.groupBy(
  Object.values(entries),
  ({ type, title }) => `${type} of ${title.split('/')[0]}`,
)

for (const [part, [{ id, type } = { id: '', type: 'story' }]] of parts)
  test(`the first ${part} is shown`, async ({ page }) => {
    const missing = watchFiles(page)
    await page.goto(`iframe.html?id=${id}&viewMode=${type}`)
    await expect(page.locator('body')).toHaveClass(/sb-show-main/, isOpen)
    if (type === 'docs') await expect(page.locator('#storybook-docs h1')).toBeVisible(isOpen)
    else await expect(page.locator('#storybook-root')).not.toBeEmpty(isOpen)
    await expect(page.locator('[aria-label^="Content is loading"]')).toHaveCount(0, isOpen)
    expect(missing).toEqual([])
  })
