import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'

/** A script loads what it needs before it reads its command line. */
vi.setConfig({ testTimeout: 30_000 })

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

/** Scripts whose first word is a command with options of its own. */
const withCommands = new Set(['check', 'contract', 'gen'])

const text = globSync(['*.md', '{docs,deploy}/**/*.{md,conf}', 'deploy/**/Dockerfile'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
/** Every `npm run NAME -- words` of the documents, up to the end of its code, a comment or the next command. */
const named = Array.from(
  text.matchAll(/npm (?:run )?(?<name>(?<=run )[\w:-]+|test)(?: -- (?<words>[^`#|&\n]*))?/g),
  ({ groups: { name = '', words = '' } = {} }) => ({ name, words: words.trim().split(/\s+/) }),
)
const commands = Map.groupBy(named, ({ name, words: [first = ''] }) =>
  withCommands.has(name) && first ? `${name} ${first}` : name,
)

test.each([...commands])(
  'npm run %s has the options that the documents name',
  async (key, uses) => {
    const [name = '', ...command] = key.split(' ')
    expect(Object.keys(scripts)).toContain(name)
    const [, file] = /^node (\S+\.ts)/.exec(scripts[name] ?? '') ?? []
    const flags = uses.flatMap(({ words }) =>
      words.filter((word) => word.startsWith('--') && word !== '--help'),
    )
    if (file === undefined || (flags.length === 0 && command.length === 0)) return
    const help = await promisify(execFile)(process.execPath, [file, ...command, '--help'])
    for (const flag of flags) {
      expect(help.stdout).toMatch(new RegExp(`^ +${flag.replace(/^--no-/, '--')}\\b`, 'm'))
    }
  },
)
