import { test } from '../fixtures'
import { standStill, takePicture, takesPictures } from '../support/pictures'
import { followStory, type Follower } from '../support/qa-story'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('on a desktop', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    locale: 'en-US',
    shopLocale: 'en',
    expectedMessages: ['Failed to load resource'],
  })

  test('the story of docs/qa.md comes true: found, reproduced, sent', async ({ page, browser }) => {
    if (takesPictures) await standStill(page.context())
    const follower: Follower = { page, browser, ...(takesPictures && { takePicture }) }
    await followStory('On a desktop: the order that gets no answer', follower)
    await follower.page.context().close()
  })
})
