import { expect, test } from 'vitest'
import { contractPages } from './pages.ts'

const pages = contractPages()

// The first page is drawn from the whole contract.
test(
  'the page is there with and without a slash, and its links count from its folder',
  { timeout: 20_000 },
  async () => {
    for (const path of ['/docs', '/docs/']) {
      const answer = await pages(path)
      expect(answer?.status).toBe(200)
      expect(await answer?.text()).toContain('<base href="/docs/">')
    }
  },
)

test('leaves the addresses of the shop and of the API alone', async () => {
  for (const path of ['/', '/products', '/docs-of-mine', '/api/website/info', '/openapi']) {
    expect(await pages(path)).toBeNull()
  }
})
