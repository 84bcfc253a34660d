import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { launchOptions } from '../browser.ts'

const product = '/products/dam-chu-a-co-sen-tu-anh'
const staff = 'scenario=login:staff,clock:2026-11-21T02:00:00Z'

/** What the README shows: the name of each file, the address in the demo, the width of the window. */
const pictures = [
  ['home-1440', '/', 1440],
  ['product-1440', product, 1440],
  ['admin-products-1440', `/admin/products?${staff}`, 1440],
  ['home-360', '/', 360],
  ['product-360', product, 360],
  ['checkout-360', '/checkout?scenario=checkout:cod', 360],
] as const

/** Takes the pictures of the README from `dist-mock`. */
export async function takeReadmePictures(): Promise<void> {
  const server = await preview({ build: { outDir: 'dist-mock' }, preview: { host: '127.0.0.1' } })
  const browser = await chromium.launch(launchOptions())
  for (const [name, address, width] of pictures) {
    const isPhone = width < 600
    const page = await browser.newPage({
      viewport: { width, height: isPhone ? 740 : 900 },
      deviceScaleFactor: isPhone ? 2 : 1,
      isMobile: isPhone,
      hasTouch: isPhone,
      locale: 'vi-VN',
      reducedMotion: 'reduce',
    })
    await page.goto(new URL(address, server.resolvedUrls?.local[0]).href)
    await settle(page)
    await sharp(await page.screenshot())
      .resize({ width: isPhone ? 540 : 960 })
      .webp({ quality: 80 })
      .toFile(`docs/images/${name}.webp`)
    await page.close()
  }
  await browser.close()
  await server.close()
}

/** Waits until what is in sight has its data and its pictures. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[aria-busy=true], img')).every((element) => {
      const { top, left, height } = element.getBoundingClientRect()
      const isInSight = height > 0 && top < window.innerHeight && left < window.innerWidth
      return !isInSight || (element instanceof HTMLImageElement && element.complete)
    }),
  )
}
