import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixtures'

/** All JavaScript of a screen until it rests, untouched: kB, brotli. What a press asks for comes with it. */
const screens = [
  { path: './', most: 170 },
  { path: './category/dresses', most: 175 },
  { path: './products/dam-chu-a-co-sen-tu-anh', most: 179 },
] as const

// A phone: a wide window has more in sight, such as a product's description, and brings its code.
test.use({ viewport: { width: 412, height: 823 } })

for (const { path, most } of screens) {
  test(`${path} loads no more than it shows @§13.17`, async ({ page }) => {
    const files = new Set<string>()
    page.on('response', (response) => {
      const [, file] = /(\/assets\/[^/]+\.js)$/.exec(response.url()) ?? []
      if (file) files.add(file)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    const size = (file: string) => brotliCompressSync(readFileSync(`dist${file}`)).length
    const sum = [...files].reduce((all, file) => all + size(file), 0)
    expect(sum / 1000, [...files].join(' ')).toBeLessThan(most)
    expect(files.size, [...files].join(' ')).toBeLessThanOrEqual(25)
  })
}
