import { readFile } from 'node:fs/promises'
import { xlsxOf } from '@/lib/xlsx'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'

const text = textsOf('en')

/** The contract allows at most this many rows in an import. */
const rowCount = 5000
const faultyCount = 50

test('5,000 rows with 50 faulty ones are imported, and a page that was closed meanwhile shows the result @§10.10.3 @§10.10.1e @§10.10.5 @§10.10.6 @§10.10.8 @§10.10.1a', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/products/import?scenario=login:staff')
  const world = worldOf(page)
  const variants = await world('variants')
  const lines = Array.from({ length: rowCount }, (_, index) => {
    const price = index % (rowCount / faultyCount) === 0 ? 'call us' : '250k'
    const known = variants[index - 1]
    return known && price === '250k' ? `${known.id};;7;` : `;Import ${index};${index};${price}`
  })
  const known = lines.filter((line) => !line.startsWith(';')).length
  const rows = ['Variant ID;Product;Stock;Price', ...lines].map((line) => line.split(';'))
  const content = await (await xlsxOf(rows)).arrayBuffer()
  await page
    .getByLabel(text('adminImport.pick'))
    .setInputFiles({ name: 'stock.xlsx', mimeType: '', buffer: Buffer.from(content) })

  await expect(page.getByText('50 rows have errors')).toBeVisible()
  const faults = page.getByRole('region', { name: text('adminImport.check.faults') })
  await expect(faults.getByRole('listitem').first()).toContainText(
    'enter an amount, for example 250000',
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('adminImport.check.download') }).click(),
  ])
  const faulty = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(faulty).toHaveLength(1 + faultyCount)
  expect(faulty[1]).toBe(',Import 0,0,call us,"Price: enter an amount, for example 250000"')

  await page.getByRole('button', { name: 'Import 4,950 rows' }).click()
  await expect(page).toHaveURL(/job=\d+/)
  await page.close()

  const later = await context.newPage()
  await later.goto('/admin/products/import')
  await later.getByRole('link', { name: 'stock.xlsx' }).click()
  await expect(later.getByText('“stock.xlsx” imported')).toBeVisible()
  await expect(later.getByText('4,950/4,950 rows')).toBeVisible()
  const after = await world('variants')
  expect(after.filter(({ stock }) => stock === 7).length).toBeGreaterThanOrEqual(known)
  const made = (await world('products')).filter(({ name }) => name.startsWith('Import '))
  expect(made).toHaveLength(rowCount - faultyCount - known)
})
