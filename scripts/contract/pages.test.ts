import { expect, test } from 'vitest'
import { contractPages } from './pages.ts'

const pages = contractPages()

test('the page has a folder of its own, from which its links count', async () => {
  const answer = await pages('/docs')
  expect(answer?.status).toBe(308)
  expect(answer?.headers.get('location')).toBe('/docs/')
})

test('leaves the addresses of the shop and of the API alone', async () => {
  for (const path of ['/', '/products', '/docs-of-mine', '/api/website/info', '/openapi']) {
    expect(await pages(path)).toBeNull()
  }
})
