import { expect, test } from '../fixtures'
import { failInTurn, type FaultRow } from '../support/faults'
import { setScenario } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

/** Each section fails alone; the error catalogue owns what each outcome says. */
const failures: { part: 'banners' | 'sections'; rows: FaultRow[] }[] = [
  {
    part: 'banners',
    rows: [
      { scenario: 'homepageBanners.offline', id: 'common.error.offline' },
      { scenario: 'homepageBanners.wrongShape', id: 'home.error.banners' },
    ],
  },
  {
    part: 'sections',
    rows: [
      { scenario: 'adminHomepageSections.offline', id: 'common.error.offline' },
      { scenario: 'adminHomepageSections.wrongShape', id: 'home.error.sections' },
    ],
  },
]

for (const { part, rows } of failures) {
  test(`every failure of the ${part}: said in its place, the other part lives, trying again helps @§4.3.1 @§4.3.2`, async ({
    page,
    text,
  }) => {
    const main = page.getByRole('main')
    const banners = main.getByRole('heading', { name: 'Mộc Lan vào thu' })
    const sections = main.getByRole('heading', { name: 'Quý cô công sở' })
    const [broken, whole] = part === 'banners' ? [banners, sections] : [sections, banners]
    await failInTurn(page, text, { path: '/', alert: main.getByRole('alert'), rows })
    await expect(whole).toBeVisible()
    await expect(broken).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mộc Lan')
    await setScenario(page)
    await main.getByRole('button', { name: text('ui.retry') }).click()
    await expect(broken).toBeVisible()
  })
}
