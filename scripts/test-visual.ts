import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCommand, refuse } from './lib/command.ts'
import { runTool } from './lib/run.ts'
import { chooseShots } from './storybook/choice.ts'
import { builtEntries } from './storybook/entries.ts'
import { takeReadmePictures } from './storybook/readme-pictures.ts'

const about = `npm run test:visual -- [options]

Compares screenshots of about 170 stories with stories/references. What differs is in test-results/storybook/report, with the picture
before, after and their difference.`

const {
  update,
  built,
  only = '',
  readme,
} = readCommand(about, {
  '--update': 'renews the references, and removes those that no story makes any more',
  '--only WORD': 'the stories with that in their id',
  '--built': 'uses the last build of Storybook',
  '--readme':
    'takes the pictures of the README from the demo instead, which npm run build:mock has built',
}).values
if (readme) {
  await takeReadmePictures()
  process.exit()
}
const [folder, references] = ['storybook-static', 'stories/references']

if (!built || !existsSync(folder)) {
  const { ok, output } = await runTool('storybook', ['build', '--output-dir', folder])
  if (!ok) refuse(output)
}
const names = new Set(chooseShots(builtEntries(folder)).map(({ name }) => `${name}.webp`))
const gone = readdirSync(references).filter((file) => !names.has(file))
for (const file of gone) {
  if (update) rmSync(join(references, file))
  else console.error(`No story makes this picture any more: ${file}`)
}
const args = ['test', '--config', 'scripts/storybook', '--project', 'pictures', '--grep', only]
if (update) args.push('--update-snapshots')
const { ok } = await runTool('playwright', args, { live: true })
// Published with the built Storybook: what changed since the last look.
cpSync('test-results/storybook/report', join(folder, 'changes'), { recursive: true })
process.exit(ok && (update || gone.length === 0) ? 0 : 1)
