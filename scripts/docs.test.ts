import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
type Entries = Readonly<Record<string, string>>
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies', Entries>

const text = globSync(['*.md', '{docs,deploy}/**/*.{md,conf}', 'deploy/**/Dockerfile'])
  .map(read)
  .join('\n')
/**
 * Every `npm run NAME -- words` in the documents. A command ends with its code span, at a comment, or at the
 * next command.
 */
const named = Array.from(
  text.matchAll(/npm (?:run )?(?<name>(?<=run )[\w:-]+|test)(?: -- (?<words>[^`#|&\n]*))?/g),
  ({ groups: { name = '', words = '' } = {} }) => ({ name, words: words.trim().split(/\s+/) }),
)

const importsOf = (file: string, pattern: RegExp) =>
  Array.from(read(file).matchAll(pattern), ([, path = '']) => join(dirname(file), path))

/**
 * Returns the source text of a script, of the modules that it imports, and of the JSON files that these
 * import. The tables of options and commands are in this text.
 */
function tablesOf(file: string): string {
  const modules = importsOf(file, /(?:from |import\()'(\.[^']+)'/g)
  const tables = modules.flatMap((one) => importsOf(one, /from '(\.[^']+\.json)'/g))
  return [file, ...modules, ...tables].map(read).join('\n')
}

test.each([...Map.groupBy(named, ({ name }) => name)])(
  'npm run %s has the options that the documents name',
  (name, uses) => {
    expect(Object.keys(scripts)).toContain(name)
    const [, file] = /^node (\S+\.ts)/.exec(scripts[name] ?? '') ?? []
    if (file === undefined) return
    const tables = tablesOf(file)
    const words = uses.flatMap((use) => use.words)
    const flags = words
      .filter((word) => word.startsWith('--') && word !== '--help')
      .map((word) => `['"]${word.replace(/^--no-/, '--').split('=')[0]}[ ='"]`)
    const firsts = uses.flatMap(({ words: [first] }) => first || [])
    const commands = ['check', 'contract', 'gen'].includes(name)
      ? firsts.map((first) => `^ +['"]?${first}['"]?: [{[]`)
      : []
    const missing = [...flags, ...commands].filter((row) => !new RegExp(row, 'm').test(tables))
    expect(missing).toEqual([])
  },
)

test('each dependency has its row in docs/decisions.md', () => {
  const rows =
    read('docs/decisions.md')
      .match(/^\| `.*$/gm)
      ?.join('\n') ?? ''
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(names.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([])
})

test('the tests that docs/qa.md shows are those that run against the demo', () => {
  const [, shown = ''] = /```ts\n[^\n]+\n\n([\s\S]+?)\n```/.exec(read('docs/qa.md')) ?? []
  expect(shown).toContain('routeFromHAR')
  expect(read('e2e/demo/own-tests.spec.ts')).toContain(shown)
})

const filesIn = (cell: string) =>
  cell.match(/(?<=`)[\w/.-]+\.(?:test|spec|stories)\.tsx?(?=`)/g) ?? []

test('the accessibility statement has a row for each criterion, a test or a review for each "yes", and no lost exception', () => {
  const statement = read('docs/accessibility.md')
  const rows = Array.from(statement.matchAll(/^\| (\d\.\d+\.\d+) .*$/gm), ([row]) =>
    row.split('|').map((cell) => cell.trim()),
  )
  expect(rows).toHaveLength(55)
  const named = rows.flatMap((row) => /\*\*Exception (\d)\*\*/.exec(row[5] ?? '')?.[1] ?? [])
  const listed = Array.from(statement.matchAll(/^(\d)\. \*\*/gm), ([, number]) => number)
  expect(named).toEqual(listed)
  expect(statement).toContain(`${listed.length} criteria have exceptions`)
  const isHeld = (by = '') => /§|review|reader/.test(by) || filesIn(by).length > 0
  const bare = rows.filter(([, , , holds, by]) => holds === 'yes' && !isHeld(by))
  expect(bare.map(([, name]) => name)).toEqual([])
  const files = rows.flatMap(([, , , , by = '']) => filesIn(by))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const product = read('docs/product.md')
  const rules = rows.flatMap((row) => row[4]?.match(/(?<=§)[\w.]+/g) ?? [])
  expect(rules.filter((rule) => !product.includes(`- **${rule}** `))).toEqual([])
})
