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
