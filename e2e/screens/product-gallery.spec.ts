import { expect, test } from '../fixtures'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

test('the pictures of a product, enlarged', async ({ page, text }) => {
  const dialog = page.getByRole('dialog')
  await page.goto(dress)
  const shots = page.getByRole('main').locator('button[aria-haspopup="dialog"] img')
  await test.step('the page takes no master, which is for zooming', async () => {
    const files = () =>
      shots.evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => {
          image.loading = 'eager'
          return /\d+\.avif$/.exec(image.currentSrc)?.[0]
        }),
      )
    const small = expect.stringMatching(/^(360|720)\./)
    await expect.poll(files).toEqual(Array.from({ length: 8 }, () => small))
  })

  await test.step('keyboard: a picture is enlarged, turned over and put back', async () => {
    await shots.first().locator('xpath=ancestor::button').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    await expect(dialog.locator('[data-ready]')).toBeVisible()
    for (const [key, place] of [
      ['ArrowRight', '2 / 8'],
      ['ArrowRight', '3 / 8'],
      ['ArrowLeft', '2 / 8'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(dialog.getByText(place)).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(shots.nth(1).locator('xpath=ancestor::button')).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: text('ui.close') }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('in the viewer 50 px turn to the next picture, less does not @§2.6.1 @§9.12a', async () => {
    await shots.first().click()
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    await expect(dialog.locator('[data-ready]')).toBeVisible()
    const finger = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const swipe = async (by: number) => {
      const x = (page.viewportSize()?.width ?? 0) / 2
      await touch('touchStart', [{ x, y: 300 }])
      for (const part of [0.4, 0.8, 1]) await touch('touchMove', [{ x: x + by * part, y: 300 }])
      await touch('touchEnd', [])
    }
    await swipe(-49)
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    await swipe(-50)
    await expect(dialog.getByText('2 / 8')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('1 / 8')).toBeVisible()
  })

  await test.step('a zoomed picture loads its master; a drag moves it, not to the next one; nothing jumps', async () => {
    const zoomBox = dialog.locator('[data-zoomed]').first()
    const picture = zoomBox.locator('img').last()
    const before = await zoomBox.boundingBox()
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, -400)
    await expect(zoomBox).toHaveAttribute('data-zoomed', 'true')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('-1440.avif')
    const left = (await picture.boundingBox())?.x ?? 0
    await page.mouse.down()
    await page.mouse.move(140, 300, { steps: 4 })
    await page.mouse.up()
    expect((await picture.boundingBox())?.x ?? 0).toBeLessThan(left - 30)
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    expect(await zoomBox.boundingBox()).toEqual(before)
    await page.keyboard.press('0')
    await expect(zoomBox).toHaveAttribute('data-zoomed', 'false')
  })
})
