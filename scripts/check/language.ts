import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { readCommand, refuse } from '../lib/command.ts'
import {
  commentsOf,
  missingNames,
  teamWordsIn,
  namesExportedTwice,
  wideComments,
} from './language-problems.ts'

const about = `npm run check -- language

Comments have at most 110 columns, name what exists, and use words that a new colleague knows. No name is
exported twice in src.`

readCommand(about, {})
const rooms = '{brand,contract,deploy,docs,e2e,mocks,scripts,src,stories,tools,.storybook}'
const paths = globSync(['*', `${rooms}/**`]).map((path) => path.split(sep).join('/'))
const read = (path: string): string => readFileSync(path, 'utf8')
const filesOf = (names: RegExp): Map<string, string> =>
  new Map(paths.filter((path) => names.test(path)).map((path) => [path, read(path)]))

const sources = filesOf(/\.(?:ts|tsx|mjs)$/)
const parsed = new Map([...sources].map(([path, text]) => [path, commentsOf(path, text)]))
const own = new Map(
  [...parsed].filter(
    ([path]) =>
      !/\/generated\/|\.gen\.|\/compiled\/|^(?:mocks\/contract|tools\/artwork)\//.test(path),
  ),
)
const code = [
  ...[...parsed.values()].map(({ rest }) => rest),
  ...filesOf(/\.(?:json|yaml|conf|html|hbs|css)$|Dockerfile$/).values(),
].join('\n')
const known = { paths: paths.join('\n'), names: new Set(code.match(/[\w$]+/g)), code }
const documents = filesOf(/\.md$/)

const problems = [
  ...[...own].flatMap(([path, { comments }]) => wideComments(path, comments)),
  ...[...own].flatMap(([path, { comments, rest }]) => teamWordsIn(path, comments, rest)),
  ...[...own].flatMap(([path, { comments }]) =>
    comments.flatMap(({ text, line }) => missingNames(`${path}:${line}`, text, known)),
  ),
  ...[...documents].flatMap(([path, text]) => missingNames(path, text, known)),
  ...namesExportedTwice(new Map([...own].filter(([path]) => path.startsWith('src/')))),
]
if (problems.length > 0) refuse(problems.join('\n'))
console.log('Comments and documents are narrow, plain and true')
