import { stopIfTestPortsAreTaken } from './lib/busy-ports.ts'
import { readCommand } from './lib/command.ts'
import { run, runScript, runTool } from './lib/run.ts'
import { onSlowMachine } from './lib/slow-machine.ts'

const about = `npm run test:e2e -- [words] [options]

Builds the shop, then runs the end-to-end tests whose file names have one of the words.`

const {
  engines,
  look,
  reader,
  seed,
  slow,
  update,
  'slow-machine': slowMachine,
} = readCommand(
  about,
  {
    '--project NAME…':
      'of playwright.config.ts; comes last, since it takes every word after it: --project phone-vi',
    '--grep TEXT': 'the tests whose names have that text',
    '--workers 1': 'so many at once',
    '--headed': 'shows the browser',
    '--look':
      'tries the layout audit (Product §15.10) on every screen, not on ten; LOOK=/cart before it: on those with that in their path',
    '--slow':
      "presses what a page holds before the shop is there, 300, 800, 1500 and 2500 ms after it was opened on a phone's link, too",
    '--slow-machine': `each page has a quarter of the processor, each answer takes from 0 to 1.5 s, drawn for itself: what holds only
while answers are quick or come in order is red`,
    '--seed 7': 'with --slow-machine, the delays of an earlier run again',
    '--reader': `a screen reader follows an order and five tasks of the back office; fails where anything else is said than
e2e/reader/*.txt has. For Linux: e2e/reader/session.sh names the packages`,
    '--update': 'with --reader: keeps what it says, to be read by a person before it is committed',
    '--engines': "the main ways in Playwright's Firefox and WebKit instead",
  },
  { more: Infinity },
).values
const own = new Set(['--engines', '--look', '--reader', '--slow', '--slow-machine', '--update'])
const words = process.argv
  .slice(2)
  .filter(
    (word, at, all) => !own.has(word) && !word.startsWith('--seed') && all[at - 1] !== '--seed',
  )

await stopIfTestPortsAreTaken()

const env = {
  ...(update && { READER: 'update' }),
  ...(engines && { ENGINES: '1' }),
  ...(look && { LOOK: process.env['LOOK'] ?? '' }),
  ...(slow && { SLOW_LINK: '' }),
  ...(slowMachine && onSlowMachine(seed)),
}
const builds = await runScript('scripts/build-for-e2e.ts', [], { live: true, env })
if (!builds.ok) process.exit(1)

const args = [
  'test',
  ...words,
  ...(engines ? ['--project', 'firefox', 'webkit'] : []),
  ...(look ? ['screens/look', '--project', 'desktop-en'] : []),
  ...(slow ? ['first-press', '--project', 'phone-vi'] : []),
  ...(reader ? ['--project', 'reader'] : []),
]
const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', ...args]
const { ok } = reader
  ? await run('e2e/reader/session.sh', playwright, { live: true, env })
  : await runTool('playwright', args, { live: true, env })
process.exit(ok ? 0 : 1)
