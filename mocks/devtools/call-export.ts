import type { LogEntry, Message } from '../pipeline/pipeline'
import type { QaWorld } from './qa-world'

const secretName = /password|token|secret|authorization/i

/**
 * Returns a body as readable JSON. It hides passwords and other secrets, because people paste bodies into
 * reports.
 */
export function readableBody(text: string, indent = 2): string {
  try {
    const covered = (name: string, value: unknown) =>
      typeof value === 'string' && secretName.test(name) ? '•••' : value
    return JSON.stringify(JSON.parse(text, covered), null, indent)
  } catch {
    return text
  }
}

export function readableHeaders(headers: Message['headers']): Message['headers'] {
  const all = Object.entries(headers)
  return Object.fromEntries(
    all.map(([name, value]) => [name, secretName.test(name) ? '•••' : value]),
  )
}

/**
 * Returns the origin that answers a call outside this page: the mock server of the page, or the default
 * origin of `npm run mock:server`.
 */
export const callOrigin = ({ network }: Pick<QaWorld, 'network'>): string =>
  network?.base ?? 'http://localhost:4010'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * Returns a call as a curl command with the active scenarios. The token is the variable `TOKEN`, because a
 * session belongs to one world.
 */
export function curlOf({ method, path, scenario, details }: LogEntry, origin: string): string {
  const { headers = {}, text = null } = details?.sent ?? {}
  const states = scenario.length > 0 ? { 'x-scenario': scenario.join(',') } : {}
  const lines = Object.entries({ ...headers, ...states }).map(([name, value]) =>
    name === 'authorization'
      ? `-H "authorization: Bearer $TOKEN"`
      : `-H ${quoted(`${name}: ${value}`)}`,
  )
  const body = text === null ? [] : [`--data-raw ${quoted(readableBody(text, 0))}`]
  const command = `curl -X ${method} ${quoted(origin + path)}`
  return [command, ...lines, ...body].join(' \\\n  ')
}

const pairs = (headers: Message['headers']) =>
  Object.entries(readableHeaders(headers)).map(([name, value]) => ({ name, value }))

function harEntry({ at, method, path, status, ms, details }: LogEntry, origin: string): object {
  const { headers = {}, text = null } = details?.sent ?? {}
  const { headers: answered = {}, text: answer } = details?.answered ?? {}
  const url = new URL(path, origin)
  const mimeType = headers['content-type'] ?? ''
  const unknown = { headersSize: -1, bodySize: -1, cookies: [], httpVersion: 'HTTP/1.1' }
  return {
    startedDateTime: at,
    time: ms,
    request: {
      ...unknown,
      method,
      url: url.href,
      headers: pairs(headers),
      queryString: Array.from(url.searchParams, ([name, value]) => ({ name, value })),
      ...(text !== null && { postData: { mimeType, text: readableBody(text, 0) } }),
    },
    // A call without an answer has the status 0, as in the HAR files of browsers.
    response: {
      ...unknown,
      status: status === 'network-error' ? 0 : status,
      statusText: '',
      headers: pairs(answered),
      content: {
        size: answer?.length ?? 0,
        mimeType: answered['content-type'] ?? '',
        ...(answer && { text: readableBody(answer, 0) }),
      },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

/**
 * Returns the calls as a HAR file (HTTP Archive 1.2), which browsers, Postman and Playwright open. Passwords
 * and tokens are hidden.
 */
export function harOf(entries: readonly LogEntry[], origin: string): string {
  const creator = { name: 'moc-lan-shop', version: '1' }
  const calls = entries.map((entry) => harEntry(entry, origin))
  return JSON.stringify({ log: { version: '1.2', creator, entries: calls } }, null, 2)
}
