import { writeFileSync } from 'node:fs'
import { readCommand, refuse, webAddress } from '../lib/command.ts'
import { openMockModules } from '../lib/mock-modules.ts'
import type { behaviourOf as BehaviourOf } from '../verify/behaviour'
import type { textOf as TextOf } from '../verify/milestones'
import { fails, junitOf, tableOf } from '../verify/report.ts'
import type { verify as Verify } from '../verify/verify'

const about = `npm run contract -- verify --api URL [options]

Runs the documents contract/*.arazzo.yaml at a host and prints milestones: which rules it keeps, and of each other one the
request, the answer, what was expected and where that stands. Then walks all operations of openapi.yaml: status, body, CORS preflight, 401 without a token, 403 with a shopper's
token on calls for staff, uploads. Each operation is
  ok    as the contract says
  tol.  different, and the shop reads it all the same: what it repairs
  DIFF  different: where in the answer (JSON pointer), expected and got
  MISS  404, 405 or 501; "confirm path" where the path or its payload is our idea
  skip  not asked: why
Ends with 1 on DIFF, and on MISS of a call that the specification names.`

const { values } = readCommand(about, {
  '--api URL': 'the API, such as https://api.example',
  '--token TOKEN': "a shopper's bearer token; or SHOP_TOKEN in the environment",
  '--staff-token TOKEN': "a staff member's; or SHOP_STAFF_TOKEN",
  '--allow-writes': `also what changes something: it opens an account, places two orders and cancels them, creates a
banner, a product, a category and an address and deletes them; the rest is written as it was.
Not for a shop that sells`,
  '--origin=http://localhost:5173':
    "the origin of the shop's pages; none where API and shop share one",
  '--json FILE': 'the whole report as JSON',
  '--junit FILE': 'the report for CI',
})

const apiBase = webAddress('--api', values.api ?? '').href.replace(/\/+$/, '')
const origin = values.origin === 'none' ? null : webAddress('--origin', values.origin).origin

const token = values.token ?? process.env.SHOP_TOKEN ?? null
const staffToken = values['staff-token'] ?? process.env.SHOP_STAFF_TOKEN ?? null

/** Ends the process where a walk would only repeat one fault at every call: no answer, or a token that is refused. */
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
const { behaviourOf } = (await modules.load('/scripts/verify/behaviour.ts')) as {
  behaviourOf: typeof BehaviourOf
}
const { textOf } = (await modules.load('/scripts/verify/milestones.ts')) as {
  textOf: typeof TextOf
}
const allowWrites = values['allow-writes'] ?? false
const mark = Date.now().toString(36)
const options = { apiBase, origin, token, staffToken, allowWrites, mark }
const milestones = await behaviourOf(options)
console.log(`${textOf(milestones)}\n`)
const report = await verify(options)
await modules.close()
console.log(tableOf(report))
if (values.json) {
  writeFileSync(
    values.json,
    `${JSON.stringify({ api: apiBase, milestones, ...report }, null, 2)}\n`,
  )
}
if (values.junit) writeFileSync(values.junit, junitOf(report))
const isBroken = milestones.some(({ rules }) => rules.some(({ outcome }) => outcome === 'fail'))
process.exit(isBroken || report.operations.some(fails) ? 1 : 0)
