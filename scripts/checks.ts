import { type Outcome, runScript, runTool } from './lib/run.ts'

/** One step of `npm run check`. */
export interface Check {
  name: string
  start: () => Promise<Outcome>
}

/** Runs alone and first: it rewrites generated files, which the other checks read. */
export const firstCheck: Check = {
  name: 'generated is current',
  start: () => runScript('scripts/check-generated.ts'),
}

/** These only read files, so they may run in parallel. */
export const checks: readonly Check[] = [
  { name: 'lint and import walls', start: () => runTool('oxlint', []) },
  { name: 'types', start: () => runTool('tsc', ['--project', 'tsconfig.json']) },
  { name: 'unused code', start: () => runTool('knip', []) },
  { name: 'format', start: () => runTool('oxfmt', ['--check', '.']) },
  { name: 'messages', start: () => runScript('scripts/check-messages.ts') },
  { name: 'stories mirror src', start: () => runScript('scripts/check-stories-mirror.ts') },
  { name: 'specification', start: () => runScript('scripts/specification.ts') },
  { name: 'contract', start: () => runTool('redocly', ['lint', 'openapi.yaml']) },
]

export interface CheckResult {
  name: string
  ok: boolean
  /** Everything that the check printed. */
  output: string
}

/** Runs all checks, two at a time, and prints each result as it comes. */
export async function runChecks(): Promise<CheckResult[]> {
  const results = [await report(firstCheck)]
  const queue = [...checks]
  async function work() {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await report(check))
  }
  await Promise.all([work(), work()])
  return results
}

async function report({ name, start }: Check): Promise<CheckResult> {
  const { ok, output, ms } = await start()
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${(ms / 1000).toFixed(1)} s)`)
  if (!ok) console.log(output.trim())
  return { name, ok, output }
}
