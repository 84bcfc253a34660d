import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { readCommand, refuse } from '../lib/command.ts'
import { guideProblems, mirrorProblems } from './story-mirror.ts'

const about = `npm run check -- stories

What another room imports is seen in a story; what designers choose between has a guide (CONTRIBUTING.md).`

readCommand(about, {})
const sources = new Map(
  globSync('{src,mocks/devtools/panel,stories,.storybook}/**/*.{ts,tsx}').map((file) => [
    file.split(sep).join('/'),
    readFileSync(file, 'utf8'),
  ]),
)
const problems = [...mirrorProblems(sources), ...guideProblems(sources)]
if (problems.length > 0) refuse(problems.join('\n'))
console.log('The stories show what others may use, with guides where there is a choice')
