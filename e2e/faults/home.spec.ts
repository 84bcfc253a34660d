import type { FaultScenario } from '../../mocks/scenarios/names'
import type { MessageId } from '../../src/i18n/message-id'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'

test.use({ expectedMessages: ['Failed to load resource'] })

/** Spec §8: each part for itself, the server's words before ours. */
const failures: {
  scenario: FaultScenario
  part: 'banners' | 'sections'
  text?: string
  id?: MessageId
}[] = [
  {
    scenario: 'homepageBanners.serverError',
    part: 'banners',
    text: 'Có lỗi xảy ra khi tải banner',
  },
  { scenario: 'homepageBanners.html', part: 'banners', id: 'home.error.banners' },
  { scenario: 'homepageBanners.offline', part: 'banners', id: 'common.error.offline' },
  { scenario: 'adminHomepageSections.500', part: 'sections', id: 'home.error.sections' },
  { scenario: 'adminHomepageSections.empty', part: 'sections', id: 'home.error.sections' },
  { scenario: 'adminHomepageSections.offline', part: 'sections', id: 'common.error.offline' },
]

for (const { scenario, part, ...says } of failures) {
  test(`${scenario}: said in its place, the other part lives, trying again helps`, async ({
    page,
    shopLocale,
  }) => {
    const text = textsOf(shopLocale)
    await page.goto(`/?scenario=${scenario}`)
    const main = page.getByRole('main')
    const banners = main.getByRole('heading', { name: 'Mộc Lan vào thu' })
    const sections = main.getByRole('heading', { name: 'Quý cô công sở' })
    const [broken, whole] = part === 'banners' ? [banners, sections] : [sections, banners]
    await expect(main.getByRole('alert')).toContainText(says.id ? text(says.id) : (says.text ?? ''))
    await expect(main.getByRole('alert')).toHaveCount(1)
    await expect(whole).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mộc Lan')
    await page.evaluate(() => window.__mockWorld?.setScenario(''))
    await main.getByRole('button', { name: text('ui.retry') }).click()
    await expect(broken).toBeVisible()
  })
}
