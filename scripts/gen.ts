import { cpSync, existsSync, rmSync } from 'node:fs'
import { type Outcome, runScript, runTool } from './lib/run.ts'

const clientFolder = 'src/api/generated'
const backupFolder = '.cache/generated-client'

const steps: ReadonlyArray<readonly [name: string, start: () => Promise<Outcome>]> = [
  ['answers', () => runScript('scripts/gen-answers.ts')],
  ['mock contract', () => runScript('scripts/gen-mock-contract.ts')],
  ['examples', () => runScript('scripts/gen-examples.ts')],
  // After the examples, which openapi.yaml refers to.
  ['client', generateClient],
  ['messages', () => runScript('scripts/gen-messages.ts')],
  ['error catalogue', () => runScript('scripts/gen-errors.ts')],
  ['routes', () => runScript('scripts/gen-routes.ts')],
  [
    'format',
    () =>
      runTool(
        'oxfmt',
        formatted.filter((path) => existsSync(path)),
      ),
  ],
]

/** The other generated files keep the layout of their generator, which rewrites them during development. */
const formatted = [
  clientFolder,
  'src/api/answers',
  'src/api/calls',
  'mocks/contract',
  'src/i18n/message-id.gen.ts',
  'docs/error-catalogue.md',
]

/** orval empties its folder before it reads the contract: when it fails, the old client comes back. */
async function generateClient(): Promise<Outcome> {
  copyFolder(clientFolder, backupFolder)
  const outcome = await runTool('orval', ['--fail-on-warnings', '--log-level', 'warn'])
  if (!outcome.ok) copyFolder(backupFolder, clientFolder)
  return outcome
}

function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

for (const [name, start] of steps) {
  const { ok, output, ms } = await start()
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${(ms / 1000).toFixed(1)} s)`)
  if (!ok) {
    console.error(output)
    process.exit(1)
  }
}
