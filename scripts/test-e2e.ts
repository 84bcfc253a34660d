import { stopIfTestPortsAreTaken } from './lib/busy-ports.ts'
import { type CommandOptions, readCommand } from './lib/command.ts'
import { runScript, runTool } from './lib/run.ts'

const usage = `npm run test:e2e -- [words] [options]

Builds the shop, then runs the end-to-end tests whose file names have one of the words.

  --project NAME   of playwright.config.ts; comes last, since it takes every word after it: --project phone-vi
  --grep TEXT      the tests whose names have that text
  --workers 1      so many at once
  --headed         shows the browser
  --engines        the main ways in Playwright's Firefox and WebKit instead`

const options = {
  project: { type: 'string', multiple: true, default: [] },
  grep: { type: 'string' },
  workers: { type: 'string' },
  headed: { type: 'boolean' },
  engines: { type: 'boolean', default: false },
} as const satisfies CommandOptions

const { engines } = readCommand(usage, options, { optional: Infinity }).values
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
