import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { readCommand, refuse } from '../lib/command.ts'
import { mayLackGuide, storyExemptions } from './story-exemptions.ts'
import { mirrorProblems, withoutGuide } from './story-mirror.ts'

const about = `npm run check -- stories [options]

What another room imports has a story at its path, and a guide for its docs page (docs/recipes.md).`

const { values } = readCommand(about, {
  '--guides': 'lists the stories without a guide',
})
const sources = new Map(
  globSync('{src,mocks/devtools/panel,stories}/**/*.{ts,tsx}').map((file) => [
    file.split(sep).join('/'),
    readFileSync(file, 'utf8'),
  ]),
)
const problems = mirrorProblems(sources, storyExemptions)
if (problems.length > 0) {
  refuse(
    `${problems.join('\n')}
Write the missing story, or say in scripts/check/story-exemptions.ts why the component can not stand alone.`,
  )
}
const lacking = withoutGuide(sources)
if (values.guides) console.log(lacking.join('\n'))
if (lacking.length > mayLackGuide) {
  refuse(
    `${lacking.length} components have no guide for their docs page, ${mayLackGuide} may: write parameters.guide, or list them with --guides.`,
  )
}
console.log(`The stories show what others may use; ${lacking.length} have no guide`)
