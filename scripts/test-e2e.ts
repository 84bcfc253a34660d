import { slowMachineVariables, pictureVariables } from './e2e-setup.ts'
import { readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'
import options from './options/test-e2e.json' with { type: 'json' }

// The random test has options of its own, so it starts before this command line is read.
if (process.argv.includes('--monkey')) await import('./monkey.ts')

const about = `npm run test:e2e -- [words] [options]

Finds the end-to-end tests whose file names have one of the words, builds what their projects open, and runs them.`

const {
  built,
  engines,
  floor,
  look,
  pictures,
  seed,
  'slow-machine': slowMachine,
} = readCommand(about, options, { more: Infinity }).values
const own = new Set(['--built', '--engines', '--floor', '--look', '--pictures', '--slow-machine'])
const words = process.argv
  .slice(2)
  .filter(
    (word, at, all) => !own.has(word) && !word.startsWith('--seed') && all[at - 1] !== '--seed',
  )

const env = {
  ...(engines && { ENGINES: '1' }),
  ...(floor && { FLOOR: '1' }),
  ...(look && { LOOK: process.env['LOOK'] ?? '' }),
  ...(pictures && pictureVariables),
  ...(slowMachine && slowMachineVariables(seed)),
}
const args = [
  'test',
  ...words,
  ...(engines ? ['--project', 'firefox', 'webkit'] : []),
  ...(floor ? ['--project', 'floor'] : []),
  ...(look ? ['screens/layout-audit', '--project', 'desktop-en'] : []),
  ...(pictures ? ['--update-snapshots=all', '--project', 'pictures'] : []),
]
// The tests are listed before anything is built, so that a misspelt name fails at once.
const { ok, output } = await runTool('playwright', [...args, '--list'], { env })
if (!ok) {
  console.log(`${output.trim()}\nCONTRIBUTING.md says which tests each project takes.`)
  process.exit(1)
}
const projects = new Set(output.match(/(?<=^ *\[)[\w-]+(?=\] ›)/gm))
const builds = ['shop', ...(projects.has('real-api') ? ['real-api'] : [])]
if (projects.has('demo') || projects.has('pictures')) builds.push('demo')
const live = { live: true, env }
if (!built && !(await runScript('scripts/build-for-e2e.ts', builds, live)).ok) process.exit(1)
process.exit((await runTool('playwright', args, live)).ok ? 0 : 1)
