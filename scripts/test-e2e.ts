import { stopIfTestPortsAreTaken } from './lib/busy-ports.ts'
import { readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const about = `npm run test:e2e -- [words] [options]

Builds the shop, then runs the end-to-end tests whose file names have one of the words.`

const { engines, look } = readCommand(
  about,
  {
    '--project NAME…':
      'of playwright.config.ts; comes last, since it takes every word after it: --project phone-vi',
    '--grep TEXT': 'the tests whose names have that text',
    '--workers 1': 'so many at once',
    '--headed': 'shows the browser',
    '--look':
      'tries the rules of the look (Product §15.10) on every screen, not on ten; LOOK=/cart before it: on those with that in their path',
    '--engines': "the main ways in Playwright's Firefox and WebKit instead",
  },
  { more: Infinity },
).values
const words = process.argv.slice(2).filter((word) => word !== '--engines' && word !== '--look')

await stopIfTestPortsAreTaken()

const builds = await runScript('scripts/build-for-e2e.ts', [], { live: true })
if (!builds.ok) process.exit(1)

const { ok } = await runTool(
  'playwright',
  [
    'test',
    ...words,
    ...(engines ? ['--project', 'firefox', 'webkit'] : []),
    ...(look ? ['screens/look', '--project', 'desktop-en'] : []),
  ],
  {
    live: true,
    env: { ...(engines && { ENGINES: '1' }), ...(look && { LOOK: process.env['LOOK'] ?? '' }) },
  },
)
process.exit(ok ? 0 : 1)
