import { test } from '../fixtures'
import { fixClock, takePicture } from '../support/pictures'

const product = '/products/dam-chu-a-co-sen-tu-anh'

/** The pictures of the README: file names, each with the URL in the demo that it shows. */
const onDesktop = {
  'home-1440': '/',
  'product-1440': product,
  'admin-products-1440': '/admin/products?scenario=login:staff',
}
const onPhone = {
  'home-360': '/',
  'product-360': product,
  'checkout-360': '/checkout?scenario=checkout:cod',
}

function takeAll(addresses: Readonly<Record<string, string>>): void {
  for (const [name, address] of Object.entries(addresses)) {
    test(name, async ({ page, context }) => {
      await fixClock(context)
      await page.goto(address)
      await takePicture(page, `${name}.webp`)
    })
  }
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  takeAll(onDesktop)
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  takeAll(onPhone)
})
