import { expect, test } from 'vitest'
import { readDocument } from '../gen/openapi.ts'
import { contractPages, publishedContract } from './site.ts'

const document = readDocument()

test('the published contract needs no other file, and marks its assumed parts §11.1.1', () => {
  const text = JSON.stringify(publishedContract(document))
  // Neither document may refer to another file.
  for (const whole of [text, JSON.stringify(document)]) {
    expect(whole).not.toMatch(/"\$ref":"[^#]/)
  }
  expect(text).toContain('"x-badges":[{"name":"assumed"},{"name":"staff"}]')
  expect(text).toMatch(/"in_stock":\{[^}]*a host may leave it out/)
})

const pages = contractPages()

// The first request takes seconds, because the server then builds the page from the whole contract.
test('the page opens with and without a slash, and its links start at its folder', async () => {
  for (const path of ['/docs', '/docs/']) {
    const answer = await pages(path)
    expect(answer?.status).toBe(200)
    expect(await answer?.text()).toContain('<base href="/docs/">')
  }
})

test('leaves the addresses of the shop and of the API alone', async () => {
  for (const path of ['/', '/products', '/docs-of-mine', '/api/website/info', '/openapi']) {
    expect(await pages(path)).toBeNull()
  }
})
