import { addressOf } from '../scripts/vite/early-files'
import type { IndexEntry } from './docs/story-index'

const routes = import.meta.glob<string>('../src/routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The screen of each address, below `src/`, as its route names it. A `$name` becomes the argument of the screen's story. */
const screens = Object.entries(routes).flatMap(([file, source]) => {
  const [, screen] =
    /import(?: \{ \w+ \} from |\()'@\/((?:screens|features)\/[\w/-]+Screen)'/.exec(source) ?? []
  const address = addressOf(file.slice('../src/routes/'.length).replace(/(\.lazy)?\.tsx$/, ''))
  // `$` alone is every address that no route has.
  return screen && address !== '/$' ? [[address, screen] as const] : []
})

/** Where an address leads: the first story of a screen, with the parameters of the address as its arguments. */
export type ScreenTarget = { id: string; args: string }

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
export function targetOf(index: readonly IndexEntry[], path: string): ScreenTarget | null {
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
