import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { readCommand, refuse } from '../lib/command.ts'
import { guideProblems, mirrorProblems } from './story-mirror.ts'

const about = `npm run check -- stories

Each component that another folder imports is in a story, and each component that designers choose between has a guide (CONTRIBUTING.md).`

readCommand(about, {})
const sources = new Map(
  globSync('{src,mocks/devtools/panel,stories,.storybook}/**/*.{ts,tsx}').map((file) => [
    file.split(sep).join('/'),
    readFileSync(file, 'utf8'),
  ]),
)
const problems = [...mirrorProblems(sources), ...guideProblems(sources)]
if (problems.length > 0) refuse(problems.join('\n'))
console.log('The stories show what other folders import, with guides for designers')
