import { parseAst } from 'vite'
import type { Ran } from '../test/ran.ts'
import type { SpecificationSection } from './sentences.ts'

/**
 * A sentence's number in the title of a test, as a tag in Playwright's titles and of stories: `lines are counted §4.5.3`. `§7.2.x`
 * is a test of each sentence of §7.2. "Product §4.5" cites a rule and carries nothing.
 */
const carried = /(?<=^|\s|@)(?<!Product )§(\d+(?:\.\d+)+[a-z]?|\d+(?:\.\d+)*\.x)(?=\s|$)/g

/** Returns the ids of the sentences that a test file's tags name. `path` decides whether JSX may stand in it. */
function taggedIn(path: string, source: string): Set<string> {
  const ids = new Set<string>()
  if (!source.includes('§')) return ids
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), (text) => {
    for (const [, id = ''] of text.matchAll(carried)) ids.add(id)
  })
  return ids
}

function visit(node: unknown, onText: (text: string) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Literal' && 'value' in node) onText(String(node.value))
  // A part of a template: `${name} says §8.1.1`.
  if ('cooked' in node) onText(String(node.cooked))
  for (const child of Object.values(node)) visit(child, onText)
}

/** Returns what is wrong with the specification: each sentence needs a test or a reason, never both; each tag needs a sentence. */
export function* problemsOf(
  sections: readonly SpecificationSection[],
  tests: ReadonlyMap<string, string>,
): Generator<string> {
  const owners = new Map<string, string[]>()
  for (const [path, source] of tests) {
    for (const id of taggedIn(path, source)) owners.set(id, [...(owners.get(id) ?? []), path])
  }
  const wholes = [...owners].filter(([id]) => id.endsWith('.x'))
  const known = new Set<string>()
  for (const { id, noTest } of sections.flatMap(({ sentences }) => sentences)) {
    if (known.has(id)) yield `§${id} stands twice in docs/product.md`
    known.add(id)
    const whole = wholes.find(([all]) => id.startsWith(all.slice(0, -1)))
    const paths = owners.get(id) ?? whole?.[1]
    if (!paths && noTest === undefined) yield `§${id} has no test`
    if (paths && noTest !== undefined)
      yield `§${id} says that it has no test, and has one: ${paths.join(', ')}`
  }
  for (const [id, paths] of owners) {
    if (!known.has(id) && !id.endsWith('.x'))
      yield `${paths.join(', ')}: docs/product.md has no sentence §${id}`
  }
}

/** Returns the ids of the sentences whose numbers stand in titles, or tags of stories, of what ran. */
export function idsThatRan(
  ran: readonly Ran[],
  tagsOf: Readonly<Record<string, readonly string[]>> = {},
): ReadonlySet<string> {
  const texts = ran
    .filter(({ end }) => end !== 'skipped')
    .flatMap(({ title, story, groups = '', steps = [] }) => [
      ...(story ? (tagsOf[story] ?? []) : [groups, title]),
      ...steps.map((step) => step.title),
    ])
  return new Set(texts.flatMap((text) => [...text.matchAll(carried)].map(([, id = '']) => id)))
}
