import type { Page } from '@playwright/test'

/** The fields that people write, whatever answer they stand in. */
const written =
  /^(name|title|title_1|title_2|subtitle|description|address|working_hours|button_text|text|email|product_name|full_name|original_name|color|note|alt)$/

/** From now on the host answers texts of 90 letters and more without a single space: what staff or customers pasted. */
export async function answerUnbroken(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const json: unknown = await answer.json().catch(() => null)
    await (json === null
      ? route.fulfill({ response: answer })
      : route.fulfill({ response: answer, json: unbroken(json) }))
  })
}

function unbroken(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => unbroken(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unbroken(one, key)]))
  if (typeof value !== 'string' || value === '' || !written.test(name)) return value
  return value.replaceAll(/\s|<[^>]*>/g, '').padStart(90, 'Ữnghiêng')
}

/** Returns what reaches beyond the right edge of the window where the page scrolls sideways; nothing where it does not. */
export async function beyondTheEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const parts = wide.map(
      (element) =>
        `${element.closest('header, footer, main, [role=dialog]')?.tagName} ${element.tagName} ${element.textContent?.slice(0, 24)}`,
    )
    return [`${scrollWidth} px wide`, ...new Set(parts)].slice(0, 12)
  })
}
