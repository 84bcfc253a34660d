import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse } from 'yaml'
import { readCommand, refuse } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const about = `npm run new -- list NAMES

Writes a list of the back office with its window, contract, mock world, story and texts: npm run new -- list
suppliers --vi "nhà cung cấp". Then add its fields; npm run check -- types names the next file after each step.`

const { values, positionals } = readCommand(
  about,
  {
    '--one NAME': 'one of them, where the plural is not its name with an s: --one category',
    '--vi TEXT': 'what people call one in Vietnamese',
  },
  { needed: 2 },
)
const [what, many = ''] = positionals
if (what !== 'list' || !/^[a-z]+$/.test(many))
  refuse('npm run new -- list NAMES, such as suppliers: small letters')
const one = values.one ?? many.replace(/s$/, '')
const vi = values.vi ?? one
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const product = readFileSync('docs/product.md', 'utf8')
const section =
  Math.max(...[...product.matchAll(/^### 10\.(\d+) /gm)].map(([, n]) => Number(n))) + 1
const number = globSync('contract/*.arazzo.yaml').length + 1

const words: readonly (readonly [word: string, own: string])[] = [
  ['suppliers', many],
  ['Suppliers', capital(many)],
  ['supplier', one],
  ['Supplier', capital(one)],
  ['nhà cung cấp', vi],
  ['Nhà cung cấp', capital(vi)],
  ['§SECTION', `§10.${section}`],
  ['NUMBER', String(number)],
]
const named = (text: string) =>
  words.reduce((all, [word, own]) => all.replaceAll(word, own), text).normalize('NFC')

const folder = 'scripts/new/list/'

const lines = (
  parse(readFileSync('scripts/new/lines.yaml', 'utf8')) as Record<
    'file' | 'before' | 'text',
    string
  >[]
).map(({ file, before, text }) => ({
  file,
  before: new RegExp(before, 'm'),
  text: named(text.replaceAll('SECTION', String(section))),
}))
const files = globSync(`${folder}**/*.txt`).map((from) => ({
  to: named(from.slice(folder.length).replace(/\.txt$/, '')),
  text: named(readFileSync(from, 'utf8')),
}))
const taken = files.find(({ to }) => existsSync(to))
if (taken) refuse(`${taken.to} is there already. Nothing was changed.`)
for (const { file, before } of lines)
  if (!before.test(readFileSync(file, 'utf8'))) refuse(`${file} has no line ${before}`)

for (const { to, text } of files) {
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text)
}
for (const { file, before, text } of lines)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(before, (line) => text + line),
  )

await runTool('oxfmt', [...files.map(({ to }) => to), ...lines.map(({ file }) => file)])
for (const { to } of files) console.log(`new      ${to}`)
for (const file of new Set(lines.map(({ file }) => file))) console.log(`changed  ${file}`)
if (!(await runScript('scripts/gen.ts', [], { live: true })).ok) process.exit(1)
console.log('\nNext: its fields, from the schema on; then npm test -- --quick')
