import { parseAst } from 'vite'

/** A sentence of docs/product.md. */
export type Sentence = {
  /**
   * The number, such as `4.5.3`. It has two or three levels, and a letter when a rule has several sentences.
   */
  id: string
  /** The text as Markdown. The cells of a table's row are separated by dashes. */
  text: string
  /** The reason why no test covers the sentence. It is the text after "No test:" at its end. */
  noTest?: string
}

/** A heading of docs/product.md and the sentences below the heading. */
export type SpecificationSection = {
  /** `4.5` */
  id: string
  title: string
  sentences: Sentence[]
}

const heading = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/
const item = /^- \*\*(\d+(?:\.\d+)+[a-z]?)\*\* (.+)$/
const row = /^\| \*\*(\d+(?:\.\d+)+[a-z]?)\*\* +\| (.+) \|$/

/** Reads docs/product.md. Text before its first numbered heading belongs to no section. */
export function readSpecification(markdown: string): SpecificationSection[] {
  const sections: SpecificationSection[] = []
  for (const line of markdown.split('\n')) {
    const section = sections.at(-1)
    const [, sectionId, title] = heading.exec(line) ?? []
    if (sectionId && title) sections.push({ id: sectionId, title, sentences: [] })
    if (!section) continue
    const [, id, text] = item.exec(line) ?? row.exec(line) ?? []
    if (id && text) section.sentences.push({ id, text: text.replaceAll(/ +\| +/g, ' – ') })
    const last = section.sentences.at(-1)
    if (last && line.startsWith('  ')) last.text += ` ${line.trim()}`
  }
  for (const sentence of sections.flatMap(({ sentences }) => sentences)) takeReason(sentence)
  return sections
}

/** Moves "_No test: …_" from a sentence's text to its `noTest`. */
function takeReason(sentence: Sentence): void {
  const [, text, reason] = /^(.*?) _No test: (.+)_$/.exec(sentence.text) ?? []
  if (!text || !reason) return
  sentence.text = text
  sentence.noTest = reason
}

/**
 * The number of a sentence in the title of a test, or in a tag of Playwright or of a story:
 * `lines are counted §4.5.3`. `§7.2.x` is a test for each sentence of §7.2. "Product §4.5" only cites a rule,
 * so it does not count as a test.
 */
const carried = /(?<=^|\s|@)(?<!Product )§(\d+(?:\.\d+)+[a-z]?|\d+(?:\.\d+)*\.x)(?=\s|$)/g

/**
 * Returns the ids of the sentences in a test file's tags. `path` decides whether the file may contain JSX.
 */
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
  // Text in a template, such as `${name} says §8.1.1`.
  if ('cooked' in node) onText(String(node.cooked))
  for (const child of Object.values(node)) visit(child, onText)
}

/**
 * Returns the problems of the specification. Each sentence needs a test or a reason, and never both. Each tag
 * needs a sentence.
 */
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
