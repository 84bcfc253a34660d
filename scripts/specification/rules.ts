import { parseAst } from 'vite'

/** A numbered rule of docs/product.md. */
export type Rule = {
  /**
   * The number, such as `4.5.3`. It has two or three levels, and a letter where one subject has several
   * rules.
   */
  id: string
  /** The text of the rule as Markdown, including the bulleted list below it. */
  text: string
  /** The reason why no test covers the rule: the text after "No test:" at the end of the rule. */
  noTest?: string
}

/** A heading of docs/product.md and the rules below the heading. */
export type SpecificationSection = {
  /** The number of the heading, such as `4.5`. */
  id: string
  title: string
  rules: Rule[]
}

const heading = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/
const item = /^- \*\*(\d+(?:\.\d+)+[a-z]?)\*\* (.+)$/

/** Reads docs/product.md. Text before its first numbered heading belongs to no section. */
export function readSpecification(markdown: string): SpecificationSection[] {
  const sections: SpecificationSection[] = []
  for (const line of markdown.split('\n')) {
    const [, sectionId, title] = heading.exec(line) ?? []
    if (sectionId && title) sections.push({ id: sectionId, title, rules: [] })
    const [, id, text] = item.exec(line) ?? []
    if (id && text) sections.at(-1)?.rules.push({ id, text })
    const last = sections.at(-1)?.rules.at(-1)
    if (last && line.startsWith('  ')) last.text += ` ${line.trim()}`
  }
  for (const rule of sections.flatMap(({ rules }) => rules)) takeReason(rule)
  return sections
}

/** Returns every number that a text may cite: sections, rules, and the number that lettered rules share. */
export function citableNumbers(sections: readonly SpecificationSection[]): Set<string> {
  const ids = sections.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)])
  return new Set([...ids, ...ids.map((id) => id.replace(/[a-z]$/, ''))])
}

/** Moves "_No test: …_" from a rule's text to its `noTest`. */
function takeReason(rule: Rule): void {
  const [, text, reason] = /^(.*?) _No test: (.+)_$/.exec(rule.text) ?? []
  if (!text || !reason) return
  rule.text = text
  rule.noTest = reason
}

/**
 * Matches the number of a rule in the title of a test, or in a tag of Playwright or of a story: `lines are
 * counted §4.5.3`. "Product §4.5" only cites a rule, so it does not count as a test.
 */
const carried = /(?<=^|\s|@)(?<!Product )§(\d+(?:\.\d+)+[a-z]?)(?=\s|$)/g

/**
 * Returns the ids of the rules in a test file's tags. `path` decides whether the file may contain JSX.
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
  // A text may be a template, such as `${name} says §8.1.1`. Its parser nodes have their text in `cooked`.
  if ('cooked' in node) onText(String(node.cooked))
  for (const child of Object.values(node)) visit(child, onText)
}

/**
 * Returns the problems of the specification. Each rule needs a test or a reason, and never both. Each tag
 * needs a rule.
 */
export function* specificationProblems(
  sections: readonly SpecificationSection[],
  tests: ReadonlyMap<string, string>,
): Generator<string> {
  const owners = new Map<string, string[]>()
  for (const [path, source] of tests) {
    for (const id of taggedIn(path, source)) owners.set(id, [...(owners.get(id) ?? []), path])
  }
  const known = new Set<string>()
  for (const { id, noTest } of sections.flatMap(({ rules }) => rules)) {
    if (known.has(id)) yield `§${id} stands twice in docs/product.md`
    known.add(id)
    const paths = owners.get(id)
    if (!paths && noTest === undefined) yield `§${id} has no test`
    if (paths && noTest !== undefined)
      yield `§${id} says that it has no test, and has one: ${paths.join(', ')}`
  }
  for (const [id, paths] of owners)
    if (!known.has(id)) yield `${paths.join(', ')}: docs/product.md has no rule §${id}`
}
