import { writeFileSync } from 'node:fs'
import { readCommand, refuse, webAddress } from '../lib/command.ts'
import { openMockModules } from '../lib/mock-servers.ts'
import type * as Reports from '../verify/report'
import type { verify as Verify } from '../verify/verify'

const about = `npm run contract -- verify --api URL [options]

Runs the documents contract/*.arazzo.yaml at a host and prints milestones: which rules it keeps, and of each other one the
request, the answer, what was expected and where that stands. A rule is
  ✗  broken, or answered so that the shop can't read it
  ?  about a call that the host lacks, and whose path or payload is our idea: confirm it
  -  not tried: why
The last line counts them. Ends with 1 where a rule is broken.`

const { values } = readCommand(about, {
  '--api URL': 'the API, such as https://api.example',
  '--token TOKEN': "a shopper's bearer token; or SHOP_TOKEN in the environment",
  '--staff-token TOKEN': "a staff member's; or SHOP_STAFF_TOKEN",
  '--allow-writes': `also what changes something: orders, accounts, goods and pictures stay at the host. Not for a shop that
sells`,
  '--origin URL': "the shop's pages, where they have another origin than the API: tries CORS",
  '--strict': 'ends with 1 where a rule was not tried, too',
  '--json FILE': 'the report as JSON',
})

const apiBase = webAddress('--api', values.api ?? '').href.replace(/\/+$/, '')

const origin = values.origin === undefined ? null : webAddress('--origin', values.origin).origin
const token = values.token ?? process.env.SHOP_TOKEN ?? null
const staffToken = values['staff-token'] ?? process.env.SHOP_STAFF_TOKEN ?? null

/**
 * Ends the process when the host does not answer or refuses a token. Otherwise the report would list the same
 * fault for every call.
 */
async function tryHost(): Promise<void> {
  const tokens = [
    ...(token ? [['token', token]] : []),
    ...(staffToken ? [['staff-token', staffToken]] : []),
  ]
  try {
    const signal = AbortSignal.timeout(15_000)
    await fetch(apiBase, { redirect: 'manual', signal })
    for (const [flag, value] of tokens) {
      const headers = { authorization: `Bearer ${value}` }
      const { status } = await fetch(`${apiBase}/api/users/me`, {
        headers,
        redirect: 'manual',
        signal,
      })
      if (status === 401) refuse(`${apiBase} refuses the token of --${flag} (401): sign in again`)
    }
  } catch (error) {
    const { cause } = error as Error
    refuse(`${apiBase} does not answer: ${cause instanceof Error ? cause.message : String(error)}`)
  }
}

await tryHost()
const modules = await openMockModules()
const { verify } = (await modules.load('/scripts/verify/verify.ts')) as { verify: typeof Verify }
const { breaksContract, reportText } = (await modules.load(
  '/scripts/verify/report.ts',
)) as typeof Reports
const allowWrites = values['allow-writes'] ?? false
const mark = Date.now().toString(36)
const report = await verify({ apiBase, token, staffToken, allowWrites, mark, origin })
await modules.close()
console.log(reportText(report))
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ api: apiBase, ...report }, null, 2)}\n`)
process.exit(breaksContract(report, values.strict) ? 1 : 0)
