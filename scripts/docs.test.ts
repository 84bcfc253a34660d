import { globSync, readFileSync } from 'node:fs'
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
 * Every `npm run NAME -- words` in the documents. It ends at the end of its code, at a comment, or at the
 * next command.
 */
const named = Array.from(
  text.matchAll(/npm (?:run )?(?<name>(?<=run )[\w:-]+|test)(?: -- (?<words>[^`#|&\n]*))?/g),
  ({ groups: { name = '', words = '' } = {} }) => ({ name, words: words.trim().split(/\s+/) }),
)

/**
 * Returns the text of a script and of the modules that it imports. This text contains the tables of options
 * and commands.
 */
function tablesOf(file: string): string {
  const own = read(file)
  const imported = [...own.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
  return [own, ...imported.map(([, path = '']) => read(join(dirname(file), path)))].join('\n')
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
      .map((word) => `'${word.replace(/^--no-/, '--').split('=')[0]}[ =']`)
    const firsts = uses.flatMap(({ words: [first] }) => first || [])
    const commands = ['check', 'contract', 'gen'].includes(name)
      ? firsts.map((first) => `^ +'?${first}'?: [{[]`)
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
