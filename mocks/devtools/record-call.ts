import type { Outcome } from '../pipeline/answer'
import type { CallDetails } from '../pipeline/log'

/** Headers that say nothing about the call: every browser sends its own. */
const dropped = /^(authorization|cookie|sec-|user-agent|referer|origin|host|connection)/

function headersOf(request: Request): Record<string, string> {
  return Object.fromEntries([...request.headers].filter(([name]) => !dropped.test(name)))
}

/** Returns the text of a body; null for none, for a form with files and for a body that breaks off. */
async function textOf(body: Request | Response): Promise<string | null> {
  const type = body.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return null
  return (await body.text().catch(() => '')) || null
}

export function recordCall(request: Request): (outcome: Outcome) => Promise<CallDetails> {
  const page = location.pathname
  const copy = request.clone()
  return async (outcome) => ({
    page,
    headers: headersOf(copy),
    withToken: copy.headers.has('authorization'),
    sent: await textOf(copy),
    answered: outcome === 'network-error' ? null : await textOf(outcome.clone()),
  })
}
