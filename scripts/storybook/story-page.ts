import type { Page } from 'playwright'
import type { StoryEntry } from './entries.ts'

/** How a story ended: null when it stands, else what went wrong. */
export type StoryOutcome = string | null

/** What the page's own script sees of Storybook. */
type PreviewWindow = {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, payload: unknown) => void
    on: (event: string, listen: (payload: unknown) => void) => void
    off: (event: string, listen: (payload: unknown) => void) => void
  }
}

/**
 * Opens the page of all stories without a story. The check for accessibility is off: it belongs to the story tests.
 * With `plays` off, a story is shown as it is before its play function.
 */
export async function openPreview(page: Page, url: string, { plays = true } = {}): Promise<void> {
  // Storybook runs no play functions where it is embedded in a page.
  const query = `id=none--none&viewMode=story&globals=a11y.manual:!true${plays ? '' : '&embed=true'}`
  await page.goto(`${url}iframe.html?${query}`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
}

/** Shows another story in the same page, which takes a tenth of a new one, and waits for its end. */
export async function showEntry(
  page: Page,
  { id, type }: StoryEntry,
  limit: number,
): Promise<StoryOutcome> {
  const viewMode = type === 'docs' ? 'docs' : 'story'
  try {
    return await page.evaluate(playInPage, { storyId: id, viewMode, limit })
  } catch (error) {
    // The page is gone when a story leaves it.
    return String(error)
  }
}

/** Runs in the page: asks for the story and listens to what becomes of it. */
function playInPage(wish: { storyId: string; viewMode: string; limit: number }) {
  const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return Promise.resolve('Storybook did not start')
  const { storyId, viewMode, limit } = wish
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const textOf = (problem: unknown): string => {
    if (typeof problem === 'string') return problem
    const { message, description } = (problem ?? {}) as { message?: string; description?: string }
    return message ?? description ?? JSON.stringify(problem)
  }
  const failing = [
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
  ]
  const failed = (problem: unknown) => resolve(textOf(problem).slice(0, 400))
  const done = (payload: unknown) => {
    const { status } = payload as { status?: string }
    const shown = document.getElementById(viewMode === 'docs' ? 'storybook-docs' : 'storybook-root')
    if (status === 'error') resolve('A check of the story failed')
    else if (!shown || shown.childElementCount === 0) resolve('Nothing is shown')
    else if (/sb-show-(errordisplay|nopreview)/.test(document.body.className))
      resolve('An error page is shown')
    else resolve(null)
  }
  const end = viewMode === 'docs' ? 'docsRendered' : 'storyFinished'
  const timer = setTimeout(() => resolve(`No end after ${limit / 1000} s`), limit)
  for (const event of failing) channel.on(event, failed)
  channel.on(end, done)
  channel.emit('setCurrentStory', { storyId, viewMode })
  return promise.finally(() => {
    clearTimeout(timer)
    for (const event of failing) channel.off(event, failed)
    channel.off(end, done)
  })
}
