import { useState, useSyncExternalStore } from 'react'
import { localStore } from '@/lib/storage'
import type { OperationId } from '../../contract/operations.gen'
import type { LogEntry } from '../../pipeline/pipeline'
import { faultEntriesOf } from '../../scenarios/catalogue'
import { type QaWorld, shopKeys } from '../qa-world'
import {
  Choice,
  CopyButton,
  Input,
  PanelButton,
  readable,
  Tick,
  useQaMsg,
  useSentence,
} from './elements'
import { Provenance } from './StatesTab'

const shown = 100

function isFailure({ status, problems }: LogEntry): boolean {
  return typeof status !== 'number' || status >= 400 || problems.length > 0
}

interface CallProps {
  entry: LogEntry
  world: QaWorld
}

function Call({ entry, world }: CallProps) {
  const msg = useQaMsg()
  const [isOpen, setIsOpen] = useState(false)
  const { at, method, path, operation, status, ms, problems } = entry
  return (
    <li data-bad={isFailure(entry) || undefined}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <time dateTime={at}>{new Date(at).toLocaleTimeString('vi-VN')}</time>
          <b className="status">{status === 'network-error' ? msg('qa.log.noAnswer') : status}</b>
          <b>{operation ?? msg('qa.log.unknown')}</b>
          {operation && <Provenance operation={operation} />}
          {problems.length > 0 && <span className="badge">{msg('qa.log.invalid')}</span>}
          <small>
            {method} {path} · {msg('qa.latency.ms', { n: ms })}
          </small>
        </summary>
        {isOpen && <CallDetailsView entry={entry} world={world} />}
      </details>
    </li>
  )
}

export function CallsTab({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [search, setSearch] = useState('')
  const [onlyFailures, setOnlyFailures] = useState(false)
  const { log } = world
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const wanted = search.trim().toLowerCase()
  const found = entries
    .filter((entry) => !onlyFailures || isFailure(entry))
    .filter(({ path, operation, status }) =>
      `${operation} ${path} ${status}`.toLowerCase().includes(wanted),
    )
    .slice(-shown)
    .toReversed()
  return (
    <>
      <div className="row">
        <Input
          grow
          type="search"
          label={msg('qa.log.search')}
          value={search}
          onChange={setSearch}
        />
        <PanelButton onClick={log.clear}>{msg('qa.log.clear')}</PanelButton>
      </div>
      <Tick
        label={msg('qa.log.failures')}
        checked={onlyFailures}
        onChange={() => setOnlyFailures(!onlyFailures)}
      />
      {found.length === 0 && <p>{msg('qa.log.empty')}</p>}
      <ol className="calls">
        {found.map((entry) => (
          <Call key={entry.id} entry={entry} world={world} />
        ))}
      </ol>
    </>
  )
}

/** Longer bodies are cut on the screen, in characters. */
const longest = 20_000

function Body({ title, text }: { title: string; text: string | null }) {
  const clean = redactBody(text)
  if (clean === null) return null
  return (
    <section>
      <h3>{title}</h3>
      {/* Keyboards scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={title} role="region">
        {readable(clean).slice(0, longest)}
      </pre>
    </section>
  )
}

/** Returns the call as it was sent, with the token of who is signed in now. */
function requestOf({ method, path, details }: LogEntry): Request {
  const headers = new Headers(details?.headers)
  const token = localStore.read(shopKeys.token)
  if (details?.withToken && token) headers.set('authorization', `Bearer ${token}`)
  const body = details?.sent ?? null
  return new Request(new URL(path, location.origin), { method, headers, body })
}

async function replay(entry: LogEntry): Promise<void> {
  // The call is in the list, whatever becomes of it.
  await fetch(requestOf(entry)).catch(() => undefined)
}

interface NextAnswerProps {
  operation: OperationId
  world: QaWorld
}

function NextAnswer({ operation, world }: NextAnswerProps) {
  const msg = useQaMsg()
  const sentence = useSentence()

  /** There is one next answer: an earlier one would come first, again, because a changed scenario starts anew. */
  function use(name: string) {
    const { names } = world.scenario.current().scenario
    const isEarlier = (other: string) => other.startsWith(`${operation}.`) && other.endsWith('*1')
    world.scenario.set([...names.filter((other) => !isEarlier(other)), `${name}*1`])
  }

  return (
    <Choice label={msg('qa.log.next')} value="" onChange={(name) => name && use(name)}>
      <option value="">–</option>
      {faultEntriesOf(operation).map(({ name, about }) => (
        <option key={name} value={name}>
          {name.slice(operation.length + 1)}: {sentence(about)}
        </option>
      ))}
    </Choice>
  )
}

function CallDetailsView({ entry, world }: CallProps) {
  const msg = useQaMsg()
  const [isSent, setIsSent] = useState(false)
  const { operation, problems, scenario, details } = entry
  const repairs = world.repairs.entries().filter((repair) => repair.operation === operation)
  return (
    <div className="details">
      <dl>
        <dt>{msg('qa.log.validation')}</dt>
        <dd>{problems.length === 0 ? msg('qa.log.valid') : problems.join('; ')}</dd>
        <dt>{msg('qa.repairs')}</dt>
        <dd>
          {repairs.length === 0
            ? msg('qa.repairs.empty')
            : repairs.map(({ at, did }) => `${at} ${did}`).join('; ')}
        </dd>
        {scenario.length > 0 && (
          <>
            <dt>{msg('qa.states.active')}</dt>
            <dd>{scenario.join(', ')}</dd>
          </>
        )}
      </dl>
      <Body title={msg('qa.log.request')} text={details?.sent ?? null} />
      <Body title={msg('qa.log.answer')} text={details?.answered ?? null} />
      <div className="row">
        <CopyButton text={curlOf(entry)} label={msg('qa.log.curl')} />
        <PanelButton
          onClick={() => {
            setIsSent(true)
            void replay(entry)
          }}
        >
          {msg(isSent ? 'qa.log.replayed' : 'qa.log.replay')}
        </PanelButton>
      </div>
      {operation && <NextAnswer operation={operation} world={world} />}
    </div>
  )
}

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

const secretName = /password|token|secret|authorization/i

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && secretName.test(name) ? '•••' : withoutSecrets(part),
    ]),
  )
}

/** Covers what fields with secret names hold, since bodies get pasted into reports. */
export function redactBody(text: string | null): string | null {
  if (text === null) return null
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)))
  } catch {
    return text
  }
}
