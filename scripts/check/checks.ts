import { type Outcome, runScript, runTool } from '../lib/run.ts'
import table from './checks.json' with { type: 'json' }

export type Check = {
  /** A statement about the project that is true if the check passes. */
  says: string
  command: readonly string[]
  /**
   * A check with this flag runs only when its name is given, because it reads a finished build or calls a
   * registry.
   */
  isOnlyNamed?: boolean
}

/**
 * The checks of `npm run check`, in their order. The first check runs alone, because it rewrites files that
 * the other checks read. After that, two checks run at the same time.
 */
export const checks: Readonly<Record<string, Check>> = table

export function runCheck(
  { command: [command = '', ...args] }: Check,
  more: readonly string[] = [],
  options: { live?: boolean } = {},
): Promise<Outcome> {
  const start = command.endsWith('.ts') ? runScript : runTool
  return start(command, [...args, ...more], options)
}

/**
 * Runs the checks with these names and prints each result. Without names, it runs all checks that need no
 * name. Resolves to true when all of them passed.
 */
export async function runChecks(named: readonly string[] = []): Promise<boolean> {
  const chosen = Object.entries(checks).filter(([name, { isOnlyNamed }]) =>
    named.length > 0 ? named.includes(name) : !isOnlyNamed,
  )
  let [passed, failed] = [0, 0]
  async function report([name, check]: readonly [string, Check]): Promise<void> {
    const { ok, output, ms } = await runCheck(check)
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}: ${check.says} (${(ms / 1000).toFixed(1)} s)`)
    if (!ok) console.log(output.trim())
    if (ok) passed += 1
    else failed += 1
  }
  const first = chosen.findIndex(([name]) => name === 'generated')
  for (const check of chosen.splice(first, first < 0 ? 0 : 1)) await report(check)
  async function work() {
    for (let next = chosen.shift(); next; next = chosen.shift()) await report(next)
  }
  await Promise.all([work(), work()])
  console.log(`${passed} checks passed, ${failed} failed`)
  return failed === 0
}
