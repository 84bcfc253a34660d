import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { withoutGuide } from './lib/story-guides.ts'
import { mirrorProblems } from './lib/story-mirror.ts'
import { mayLackGuide, storyExemptions } from './story-exemptions.ts'

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))

const sources = new Map(
  ['src', 'mocks/devtools/panel', 'stories']
    .flatMap(filesOf)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
const problems = mirrorProblems(sources, storyExemptions)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    'Write the missing story, or say in scripts/story-exemptions.ts why the component can not stand alone.',
  )
  process.exit(1)
}
const stories = new Map([...sources].filter(([file]) => file.endsWith('.stories.tsx')))
const lacking = withoutGuide(stories)
if (process.argv.includes('--guides')) console.log(lacking.join('\n'))
if (lacking.length > mayLackGuide) {
  console.error(
    `${lacking.length} components have no guide for their docs page, ${mayLackGuide} may: write parameters.guide ` +
      '(docs/recipes.md), or list them with `npm run check:stories -- --guides`.',
  )
  process.exit(1)
}
console.log(`${stories.size} story files show what others may use; ${lacking.length} have no guide`)
