import type { Page } from 'playwright'
import type { StoryEntry } from './entries.ts'

/** How a story ended. */
export type StoryOutcome = {
  /** What went wrong; null when it stands. */
  problem: string | null
  /** Sources of the patterns that its console messages may match (`parameters.expectedMessages`). */
  expected: readonly string[]
}

/** What the page's own script sees of Storybook. */
type PreviewWindow = {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, payload: unknown) => void
    on: (event: string, listen: (payload: unknown) => void) => void
    off: (event: string, listen: (payload: unknown) => void) => void
  }
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { parameters: { expectedMessages?: readonly RegExp[] } } }
  }
}

/** The tag of a story that is about nothing to see. */
const showsNothing = 'shows-nothing'

/**
 * Opens the page of all stories without a story. The check for accessibility is off: it belongs to the story tests.
 * With `plays` off, a story is shown as it is before its play function.
 */
export async function openPreview(page: Page, url: string, { plays = true } = {}): Promise<void> {
  // Storybook runs no play functions where it is embedded in a page.
  const query = `id=none--none&viewMode=story&globals=a11y.manual:!true${plays ? '' : '&embed=true'}`
  await page.goto(`${url}iframe.html?${query}`)
  // It has started when it says that there is no such story.
  await page.waitForFunction(() => document.body.classList.contains('sb-show-errordisplay'))
}

/** Shows another story in the same page, which takes a tenth of a new one, and waits for its end. */
export async function showEntry(
  page: Page,
  { id, type, tags = [] }: StoryEntry,
  limit: number,
): Promise<StoryOutcome> {
  try {
    const problem = await page.evaluate(type === 'docs' ? openDocs : openStory, { id, limit })
    const seen = problem ?? (await problemSeen(page, tags.includes(showsNothing)))
    return { problem: seen, expected: await expectedBy(page) }
  } catch (error) {
    // The page is gone when a story leaves it.
    return { problem: String(error), expected: [] }
  }
}

/** Waits a moment for something to see: what a story shows may come with an answer. */
async function problemSeen(page: Page, mayBeEmpty: boolean): Promise<string | null> {
  const problem = await page.evaluate(emptyOrError)
  if (problem !== 'nothing') return problem
  if (mayBeEmpty) return null
  const isFilled = `(${emptyOrError.toString()})() !== 'nothing'`
  const comes = page.waitForFunction(isFilled, undefined, { timeout: 2000 })
  return comes.then(
    () => null,
    () => `Nothing is shown, and the story has no tag ${showsNothing}`,
  )
}

function expectedBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { currentRender } = (globalThis as PreviewWindow).__STORYBOOK_PREVIEW__ ?? {}
    const patterns = currentRender?.story?.parameters.expectedMessages ?? []
    return patterns.map(({ source }) => source)
  })
}

/** Runs in the page: says what is wrong with what stands there. */
function emptyOrError(): string | null {
  if (/sb-show-(errordisplay|nopreview)/.test(document.body.className)) return 'An error page'
  const roots = document.querySelectorAll('#storybook-root > *, #storybook-docs > *')
  return roots.length === 0 && document.body.innerText.trim() === '' ? 'nothing' : null
}

type Wish = { id: string; limit: number }

/** Runs in the page: asks for a story and waits for its end. */
async function openStory({ id, limit }: Wish): Promise<string | null> {
  const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return 'Storybook did not start'
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const fail = (problem: unknown) => {
    const { message, description } = (problem ?? {}) as { message?: string; description?: string }
    resolve((message ?? description ?? JSON.stringify(problem)).slice(0, 400))
  }
  const end = (payload: unknown) => {
    // A story that was left may still end.
    const { storyId, status } = payload as { storyId: string; status?: string }
    if (storyId === id) resolve(status === 'error' ? 'A check of the story failed' : null)
  }
  const listeners = Object.entries({
    storyFinished: end,
    storyErrored: fail,
    storyThrewException: fail,
    storyMissing: fail,
    playFunctionThrewException: fail,
  })
  const timer = setTimeout(() => resolve(`No end after ${limit / 1000} s`), limit)
  for (const [event, listen] of listeners) channel.on(event, listen)
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  const problem = await promise
  clearTimeout(timer)
  for (const [event, listen] of listeners) channel.off(event, listen)
  return problem
}

/**
 * Runs in the page: asks for a docs page and waits for it and for the stories in it. Storybook loads the whole page anew
 * when stories are still under way as it is left.
 */
async function openDocs({ id, limit }: Wish): Promise<string | null> {
  const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return 'Storybook did not start'
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const underWay = new Set<unknown>()
  let isRendered = false
  let rest: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(rest)
    if (isRendered && underWay.size === 0) rest = setTimeout(() => resolve(null), 60)
  }
  const listeners = Object.entries({
    docsRendered() {
      isRendered = true
      settle()
    },
    storyRenderPhaseChanged(payload: unknown) {
      const { newPhase, renderId } = payload as { newPhase: string; renderId: unknown }
      if (['finished', 'aborted', 'errored'].includes(newPhase)) underWay.delete(renderId)
      else underWay.add(renderId)
      settle()
    },
    storyMissing: () => resolve('There is no such page'),
  })
  const timer = setTimeout(() => resolve(`No end after ${limit / 1000} s`), limit)
  for (const [event, listen] of listeners) channel.on(event, listen)
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  const problem = await promise
  clearTimeout(timer)
  for (const [event, listen] of listeners) channel.off(event, listen)
  return problem
}
