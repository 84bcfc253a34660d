import type { AnyRouter } from '@tanstack/react-router'
import { addons } from 'storybook/preview-api'
import { addressOf } from '../scripts/vite/preload-files'
import { type IndexEntry, storyIndex, storyQuery } from './book/StoryOf'
import { isTestRun } from './test-run'

const routes = import.meta.glob<string>('../src/routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The screen of each address, below `src/`, as its route names it. A `$name` becomes the argument of the screen's story. */
const screens = Object.entries(routes).flatMap(([file, source]) => {
  const [, screen] = /@\/([\w/-]+Screen)'/.exec(source) ?? []
  const address = addressOf(file.slice('../src/routes/'.length).replace(/\.tsx$/, ''))
  // `$` alone is every address that no route has.
  return screen && address !== '/$' ? [[address, screen] as const] : []
})

/** Where an address leads: the first story of a screen, with the parameters of the address as its arguments. */
type ScreenTarget = { id: string; args: string }

/** Returns the parameters of `path` by `pattern` as `slug:ao-dai`, or null when it is another address. */
function argsOf(pattern: string, path: string): string | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const args: string[] = []
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith('$')) args.push(`${part.slice(1)}:${given[at]}`)
    else if (part !== given[at]) return null
  }
  return args.join(';')
}

/** Returns the story that shows the screen of a path, or null when no story shows it. */
function targetOf(index: readonly IndexEntry[], path: string): ScreenTarget | null {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  // An address without parameters comes first: `/admin/products/create` is no product.
  const found = screens
    .map(([pattern, screen]) => ({ screen, args: argsOf(pattern, trimmed) }))
    .filter(({ args }) => args !== null)
    .sort((a, b) => (a.args?.length ?? 0) - (b.args?.length ?? 0))[0]
  if (!found) return null
  const file = `./stories/${found.screen}.stories.tsx`
  const story = index.find(({ importPath, type }) => type === 'story' && importPath === file)
  return story ? { id: story.id, args: found.args ?? '' } : null
}

let isUsed = false
// A script may activate the page too, as that of a test does: an event that a person made is what counts.
for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, ({ isTrusted }) => (isUsed ||= isTrusted), true)

/** Opens the story of another screen when a person follows a link to it. What a play function clicks stays in its story. */
export function followLinks(router: AnyRouter): void {
  if (isTestRun) return
  const start = router.latestLocation.pathname
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged || toLocation.pathname === start) return
    if (isUsed) void openScreen(toLocation.pathname)
  })
}

/** Shows the story of a path: in the whole Storybook, or in this frame where it stands in a page. */
async function openScreen(path: string): Promise<void> {
  const target = targetOf(await storyIndex(), path)
  if (!target) return
  const isCanvas = window.parent === window.top && window.parent !== window
  if (isCanvas) addons.getChannel().emit('navigateUrl', storyQuery(target))
  else {
    const { searchParams } = new URL(window.location.href)
    const query = new URLSearchParams({ id: target.id, viewMode: 'story', args: target.args })
    const globals = searchParams.get('globals')
    if (globals) query.set('globals', globals)
    window.location.search = query.toString()
  }
}
