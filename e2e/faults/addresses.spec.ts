import { expect, test } from '../fixtures'
import { setScenario, visit, worldOf } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

test('an address that is not saved shows one error and keeps its texts, and is then saved once @§8.10.1 @§12.1.2', async ({
  page,
  text,
}) => {
  await visit(page, '/account/addresses?scenario=login:shopper')
  const addresses = worldOf(page)
  const before = (await addresses('addresses')).length
  await page.getByRole('button', { name: text('book.add') }).click()
  const form = page.getByRole('dialog')
  const street = form.getByRole('textbox', { name: text('book.address') })
  await form.getByRole('textbox', { name: text('book.name') }).fill('Lan')
  await form.getByRole('textbox', { name: text('auth.phone') }).fill('0912345678')
  await street.fill('12 Lê Lợi')
  const save = form.getByRole('button', { name: text('book.save') })
  for (const [scenario, words] of [
    ['createUserAddress.serverError', 'Có lỗi xảy ra. Vui lòng thử lại.'],
    [
      'createUserAddress.offline',
      'Không thể kết nối đến server. Vui lòng kiểm tra mạng rồi thử lại.',
    ],
  ] as const) {
    await setScenario(page, scenario)
    await save.click()
    await expect(form.getByRole('alert')).toHaveText(words)
    await expect(page.getByText(words, { exact: true }), 'said once').toHaveCount(1)
    await expect(street).toHaveValue('12 Lê Lợi')
  }
  await setScenario(page, 'createUserAddress.latency:500')
  await save.dblclick()
  await expect(form).toBeHidden()
  expect(await addresses('addresses'), 'a double click saves once').toHaveLength(before + 1)
})
