import { stopIfTestPortsAreTaken } from './lib/busy-ports.ts'
import { readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const about = `npm run test:e2e -- [words] [options]

Builds the shop, then runs the end-to-end tests whose file names have one of the words.`

const { engines } = readCommand(
  about,
  {
    '--project NAME…':
      'of playwright.config.ts; comes last, since it takes every word after it: --project phone-vi',
    '--grep TEXT': 'the tests whose names have that text',
    '--workers 1': 'so many at once',
    '--headed': 'shows the browser',
    '--engines': "the main ways in Playwright's Firefox and WebKit instead",
  },
  { more: Infinity },
).values
const words = process.argv.slice(2).filter((word) => word !== '--engines')

await stopIfTestPortsAreTaken()

const builds = await runScript('scripts/build-for-e2e.ts', [], { live: true })
if (!builds.ok) process.exit(1)

const { ok } = await runTool(
  'playwright',
  ['test', ...words, ...(engines ? ['--project', 'firefox', 'webkit'] : [])],
  { live: true, env: engines ? { ENGINES: '1' } : {} },
)
process.exit(ok ? 0 : 1)
