import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { mirrorProblems } from './lib/story-mirror.ts'
import { storyExemptions } from './story-exemptions.ts'

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))

const files = [...filesOf('src'), ...filesOf('stories')]
const problems = mirrorProblems(files, storyExemptions)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(
    'Write the missing story, or name in scripts/story-exemptions.ts the story that shows the component.',
  )
  process.exit(1)
}
console.log(
  `${files.filter((file) => file.endsWith('.stories.tsx')).length} story files mirror src`,
)
