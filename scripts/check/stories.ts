import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { readCommand, refuse } from '../lib/command.ts'
import { storyExemptions } from './story-exemptions.ts'
import { guideProblems, mirrorProblems, nameProblems } from './story-mirror.ts'

const about = `npm run check -- stories

What another room imports has a story at its path; what designers choose between has a guide (docs/frontend.md).`

readCommand(about, {})
const sources = new Map(
  globSync('{src,mocks/devtools/panel,stories}/**/*.{ts,tsx}').map((file) => [
    file.split(sep).join('/'),
    readFileSync(file, 'utf8'),
  ]),
)
const problems = [
  ...mirrorProblems(sources, storyExemptions),
  ...guideProblems(sources),
  ...nameProblems(sources),
]
if (problems.length > 0) {
  refuse(
    `${problems.join('\n')}
Write the missing story, or say in scripts/check/story-exemptions.ts where its states are seen.`,
  )
}
console.log('The stories show what others may use, with guides where there is a choice')
