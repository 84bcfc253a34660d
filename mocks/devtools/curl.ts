import type { LogEntry } from '../pipeline/log'
import { redactBody } from './bundle/redact'

/** Quotes a text for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * Returns a command that repeats a call against the mock server (`npm run mock:server`), or the host in `$API`. The
 * token is not in it: it comes from `$TOKEN`. The scenarios go along as a header.
 */
export function curlOf({ method, path, scenario, details }: LogEntry): string {
  const headers = Object.entries(details?.headers ?? {}).filter(([name]) => name !== 'accept')
  const states = scenario.length > 0 ? [['x-scenario', scenario.join(',')] as const] : []
  const sent = redactBody(details?.sent ?? null)
  return [
    `curl -i -X ${method} "\${API:-http://localhost:4010}"${quoted(path)}`,
    ...(details?.withToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...[...headers, ...states].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(sent === null ? [] : [`--data ${quoted(sent)}`]),
  ].join(' \\\n  ')
}
