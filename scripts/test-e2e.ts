import { onSlowMachine, pictureVariables } from './e2e-setup.ts'
import { readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

// The random test has its own options, so it is started before this command line is read.
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
} = readCommand(
  about,
  {
    '--built': 'uses the last build',
    '--project NAME…':
      'of playwright.config.ts; comes last, since it takes every word after it: --project phone-vi',
    '--grep TEXT': 'the tests whose names have that text',
    '--workers 1': 'so many at once',
    '--headed': 'shows the browser',
    '--look':
      'tries the layout audit (Product §15.10) on every screen, not on ten; LOOK=/cart before it: on those with that in their path',
    '--slow-machine': `each page has a quarter of the processor, each answer takes from 0 to 1.5 s, drawn for itself: what holds only
while answers are quick or come in order is red`,
    '--seed 7': 'with --slow-machine, the delays of an earlier run again',
    '--engines': "the main ways in Playwright's Firefox and WebKit instead",
    '--floor': 'the journeys in a browser that has nothing that a supported one lacks',
    '--pictures': `takes the pictures of README.md and docs/qa.md anew: look at what changed in docs/images before you commit it;
npm test -- --all fails where more than 5 % of one differs`,
    '--monkey': 'clicks at random in two tabs instead: --monkey --help',
  },
  { more: Infinity },
).values
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
  ...(slowMachine && onSlowMachine(seed)),
}
const args = [
  'test',
  ...words,
  ...(engines ? ['--project', 'firefox', 'webkit'] : []),
  ...(floor ? ['--project', 'floor'] : []),
  ...(look ? ['screens/layout-audit', '--project', 'desktop-en'] : []),
  ...(pictures ? ['--update-snapshots=all', '--project', 'pictures'] : []),
]
// Lists the tests before anything is built, so that a misspelt name fails at once.
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
