import type { StoryOutcome } from './story-page.ts'

/** A story or a docs page to show. */
type Wish = { id: string; type: 'story' | 'docs' }

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

type ShowOptions = { wishes: readonly Wish[]; limit: number }

/** Runs in the page, so it uses nothing from outside: shows each story, for at most `limit` ms, and says what became of it. */
export async function showInTurn({ wishes, limit }: ShowOptions): Promise<StoryOutcome[]> {
  const preview = globalThis as PreviewWindow
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) throw new Error('Storybook did not start')

  /** Emits the wish and waits until `listen` calls `end`, which it gets with the events that it asks for. */
  async function until(
    { id, type }: Wish,
    listen: (end: (problem: string | null) => void) => Record<string, (payload: unknown) => void>,
  ): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    const listeners = Object.entries(listen(resolve))
    const timer = setTimeout(() => resolve(`No end after ${limit / 1000} s`), limit)
    for (const [event, handle] of listeners) channel?.on(event, handle)
    channel?.emit('setCurrentStory', { storyId: id, viewMode: type })
    const problem = await promise
    clearTimeout(timer)
    for (const [event, handle] of listeners) channel?.off(event, handle)
    return problem
  }

  const showStory = (wish: Wish) =>
    until(wish, (end) => {
      const fail = (problem: unknown) => {
        const { message, description } = (problem ?? {}) as Record<string, string | undefined>
        end((message ?? description ?? JSON.stringify(problem)).slice(0, 400))
      }
      return {
        storyFinished(payload) {
          // A story that was left may still end.
          const { storyId, status } = payload as { storyId: string; status?: string }
          if (storyId === wish.id) end(status === 'error' ? 'A check of the story failed' : null)
        },
        storyErrored: fail,
        storyThrewException: fail,
        storyMissing: fail,
        playFunctionThrewException: fail,
      }
    })

  /** Waits for the stories in the page too: Storybook loads everything anew when they are left under way. */
  const showDocs = (wish: Wish) =>
    until(wish, (end) => {
      const underWay = new Set<unknown>()
      let isRendered = false
      let rest: ReturnType<typeof setTimeout> | undefined
      const settle = () => {
        clearTimeout(rest)
        if (isRendered && underWay.size === 0) rest = setTimeout(() => end(null), 60)
      }
      return {
        docsRendered() {
          isRendered = true
          settle()
        },
        storyRenderPhaseChanged(payload) {
          const { newPhase, renderId } = payload as { newPhase: string; renderId: unknown }
          if (['finished', 'aborted', 'errored'].includes(newPhase)) underWay.delete(renderId)
          else underWay.add(renderId)
          settle()
        },
        storyMissing: () => end('There is no such page'),
      }
    })

  const isEmpty = () =>
    document.querySelector('#storybook-root > *, #storybook-docs > *') === null &&
    document.body.innerText.trim() === ''

  /** Waits a moment for something to see: what a story shows may come with an answer. */
  async function fault(): Promise<string | null> {
    if (/sb-show-(errordisplay|nopreview)/.test(document.body.className)) return 'An error page'
    for (let tries = 0; isEmpty(); tries += 1) {
      if (tries === 40) return 'Nothing is shown'
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
    return null
  }

  let errors: string[] = []
  const note = (problem: unknown) => errors.push(String(problem).slice(0, 400))
  const onError = ({ error, message }: ErrorEvent) => note(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason)
  const { error: print } = console
  console.error = (...words: unknown[]) => {
    note(words.map(String).join(' '))
    print(...words)
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  const outcomes: StoryOutcome[] = []
  for (const wish of wishes) {
    errors = []
    const startedAt = performance.now()
    const show = wish.type === 'docs' ? showDocs : showStory
    const problem = (await show(wish)) ?? (await fault())
    const { story } = preview.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    const expected = story?.parameters.expectedMessages ?? []
    const isUnexpected = (text: string) => !expected.some((pattern) => pattern.test(text))
    outcomes.push({
      problem,
      error: errors.find(isUnexpected) ?? null,
      ms: Math.round(performance.now() - startedAt),
    })
  }
  console.error = print
  removeEventListener('error', onError)
  removeEventListener('unhandledrejection', onRejection)
  return outcomes
}
