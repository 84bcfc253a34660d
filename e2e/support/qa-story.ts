import { readFileSync } from 'node:fs'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { setClock } from '../fixtures'
import { standStill } from './pictures'

const doc = new URL('../../docs/qa.md', import.meta.url)

/** One step of docs/qa.md: the words behind its number. */
type Step = { text: string; line: number }

/** Returns the numbered steps below a heading of docs/qa.md. Throws when there are none. */
function stepsBelow(heading: string): readonly Step[] {
  const lines = readFileSync(doc, 'utf8').split('\n')
  const from = lines.findIndex((line) => line.replace(/^#+ /, '') === heading)
  const rest = lines.slice(from + 1)
  const to = rest.findIndex((line) => line.startsWith('## '))
  const steps = rest.slice(0, to < 0 ? rest.length : to).flatMap((line, index) => {
    const [, text] = /^(?:\d+\. |(?=!\[))(.+)$/.exec(line) ?? []
    return text ? [{ text, line: from + index + 2 }] : []
  })
  if (from < 0 || steps.length === 0) throw new Error(`docs/qa.md has no steps below "${heading}"`)
  return steps
}

const beginning = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

/** Finds what a step calls by its name: a button, a tab, a link. */
function target(scope: Locator, label: string): Locator {
  const name = beginning(label)
  const tab = scope.getByRole('radio', { name }).locator('xpath=..')
  const row = scope.locator('summary').filter({ hasText: label })
  const link = scope.getByRole('link', { name })
  return scope.getByRole('button', { name }).or(tab).or(row).or(link).first()
}

/** A browser that follows steps; "another browser" becomes the one at hand. */
export type Follower = {
  page: Page
  browser: Browser
  /** Takes the picture of a step; undefined leaves pictures out. */
  takePicture?: ((page: Page, file: string) => Promise<void>) | undefined
}

const verbs: ReadonlyArray<
  readonly [RegExp, (follower: Follower, scope: Locator, words: string[]) => Promise<void>]
> = [
  [/^open `([^`]+)`/i, async ({ page }, _, [path = '']) => void (await page.goto(path))],
  [/^open the link in another browser/i, openLink],
  [/^click \*\*([^*]+)\*\*/i, async (_, scope, [label = '']) => target(scope, label).click()],
  [
    /^type `([^`]+)` into \*\*([^*]+)\*\*/i,
    async (_, scope, [text = '', label = '']) => scope.getByLabel(label).first().fill(text),
  ],
  [
    /^see \*\*([^*]+)\*\*/i,
    async (_, scope, [text = '']) => expect(scope.getByText(text).first()).toBeVisible(),
  ],
  [
    /^!\[[^\]]*\]\(images\/([\w-]+\.webp)\)/,
    async ({ page, takePicture }, _, [file = '']) => takePicture?.(page, file),
  ],
]

async function openLink(follower: Follower): Promise<void> {
  const link = await follower.page.evaluate(() => navigator.clipboard.readText())
  const { hasTouch, ...like } = await follower.page.evaluate(() => ({
    hasTouch: navigator.maxTouchPoints > 0,
    locale: navigator.language,
    viewport: { width: innerWidth, height: innerHeight },
  }))
  const context = await follower.browser.newContext({
    ...like,
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
  })
  await (follower.takePicture ? standStill(context) : setClock(context))
  follower.page = await context.newPage()
  await follower.page.goto(link)
}

/** Does what a step says. Throws for words that it does not know, so that the document keeps to those it has. */
async function follow(follower: Follower, { text, line }: Step): Promise<void> {
  const [, inPanel, rest = ''] = /^(In the panel, )?(.+)$/.exec(text) ?? []
  const known = verbs.find(([words]) => words.test(rest))
  if (!known) throw new Error(`docs/qa.md:${line}: nobody can follow "${text}"`)
  const [words, run] = known
  const { page } = follower
  const scope = page.locator(inPanel ? '#mock-qa' : 'body')
  await run(follower, scope, (words.exec(rest) ?? []).slice(1))
}

/** Follows all steps below a heading of docs/qa.md. */
export async function followStory(heading: string, follower: Follower): Promise<void> {
  for (const step of stepsBelow(heading)) await follow(follower, step)
}
