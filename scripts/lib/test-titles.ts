import { parseAst } from 'vite'

/** The fixed texts of a title with values: `'%s says "%s"'` is `['', ' says "', '"']`. */
type Title = readonly string[]

/** The tests and stories of one file. */
export interface Titles {
  /** The titles of its tests and groups. */
  tests: readonly Title[]
  /** The names it exports: its stories. */
  exported: ReadonlySet<string>
  source: string
}

/** Reads the titles of a TypeScript file. */
export function titlesOf(path: string, source: string): Titles {
  const tests: Title[] = []
  const exported = new Set<string>()
  visit(parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }), (node) => {
    if (isTest(node['callee']) && Array.isArray(node['arguments'])) {
      const title = titleIn(node['arguments'][0])
      if (title) tests.push(title)
    }
    if (node['type'] === 'ExportNamedDeclaration') {
      visit(node['declaration'], (inner) => {
        if (inner['type'] !== 'VariableDeclarator') return
        const name = isNode(inner['id']) ? inner['id']['name'] : undefined
        if (typeof name === 'string') exported.add(name)
      })
    }
  })
  return { tests, exported, source }
}

/**
 * True when a file has a test or a group whose title begins with `wanted`. A value in the title of a parametrised test
 * must be a text that the file contains.
 */
export function hasTest({ tests, source }: Titles, wanted: string): boolean {
  return tests.some(([first = '', ...rest]) => {
    if (first.startsWith(wanted)) return true
    return wanted.startsWith(first) && fits(wanted.slice(first.length), rest, source)
  })
}

/** True when `text` begins with a value that `source` contains and goes on with the texts of the title. */
function fits(text: string, [next, ...rest]: Title, source: string): boolean {
  if (text === '') return true
  if (next === undefined) return false
  for (let end = 1; end <= text.length; end += 1) {
    if (!source.includes(text.slice(0, end))) return false
    const tail = text.slice(end)
    if (next.startsWith(tail)) return true
    if (tail.startsWith(next) && fits(tail.slice(next.length), rest, source)) return true
  }
  return false
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function visit(node: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, onNode)
  else if (isNode(node)) {
    onNode(node)
    for (const value of Object.values(node)) visit(value, onNode)
  }
}

/** True for `test`, `describe.each([…])` and their like. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee['type'] === 'Identifier') return /^(?:test|it|describe)$/.test(String(callee['name']))
  return isTest(callee['callee'] ?? callee['object'] ?? callee['tag'])
}

function titleIn(argument: unknown): Title | null {
  if (!isNode(argument)) return null
  if (argument['type'] === 'Literal' && typeof argument['value'] === 'string') {
    return argument['value'].split(/%[a-z]|\$[\w.]+/i)
  }
  if (argument['type'] === 'TemplateLiteral' && Array.isArray(argument['quasis'])) {
    return argument['quasis'].map((quasi: { value: { cooked: string } }) => quasi.value.cooked)
  }
  return null
}
