import { useState, useSyncExternalStore } from 'react'
import type { LogEntry } from '../../pipeline/pipeline'
import type { QaWorld } from '../qa-world'
import { Input, PanelButton, useQaMsg } from './elements'

const shown = 100

type CallProps = {
  entry: LogEntry
  world: QaWorld
}

function Call({ entry, world }: CallProps) {
  const msg = useQaMsg()
  const [isOpen, setIsOpen] = useState(false)
  const { at, method, path, operation, status, ms, problems } = entry
  const isBad = typeof status !== 'number' || status >= 400 || problems.length > 0
  return (
    <li data-bad={isBad || undefined}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <time dateTime={at}>{new Date(at).toLocaleTimeString('vi-VN')}</time>
          <b className="status">{status === 'network-error' ? msg('qa.log.noAnswer') : status}</b>
          <b>{operation ?? msg('qa.log.unknown')}</b>
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
  const { log } = world
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const wanted = search.trim().toLowerCase()
  const found = entries
    .filter(({ path, operation, status }) =>
      `${operation} ${path} ${status}`.toLowerCase().includes(wanted),
    )
    .slice(-shown)
    .toReversed()
  return (
    <>
      <div className="row">
        <Input type="search" label={msg('qa.log.search')} value={search} onChange={setSearch} />
        <PanelButton onClick={log.clear}>{msg('qa.log.clear')}</PanelButton>
      </div>
      {found.length === 0 && <p>{msg('qa.log.empty')}</p>}
      <ol>
        {found.map((entry) => (
          <Call key={entry.id} entry={entry} world={world} />
        ))}
      </ol>
    </>
  )
}

function CallDetailsView({ entry, world }: CallProps) {
  const msg = useQaMsg()
  const { operation, problems, scenario, details } = entry
  const repairs = world.repairs
    .entries()
    .flatMap((repair) => (repair.operation === operation ? `${repair.at} ${repair.did}` : []))
  return (
    <>
      <dl>
        <dt>{msg('qa.log.validation')}</dt>
        <dd>{problems.join('; ') || msg('qa.log.valid')}</dd>
        <dt>{msg('qa.repairs')}</dt>
        <dd>{repairs.join('; ') || msg('qa.repairs.empty')}</dd>
        <dt>{msg('qa.states.active')}</dt>
        <dd>{scenario.join(', ') || '–'}</dd>
      </dl>
      <Body title={msg('qa.log.request')} text={details?.sent ?? null} />
      <Body title={msg('qa.log.answer')} text={details?.answered ?? null} />
    </>
  )
}

/** The longest body in characters that the panel shows. Longer bodies are cut. */
const longest = 20_000

function Body({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <section>
      <h3>{title}</h3>
      {/* The tabIndex lets keyboard users scroll this text. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={title} role="region">
        {readableBody(text).slice(0, longest)}
      </pre>
    </section>
  )
}

const secretName = /password|token|secret|authorization/i

/** Hides the values of fields with secret names, because people paste bodies into reports. */
export function readableBody(text: string): string {
  try {
    const covered = (name: string, value: unknown) =>
      typeof value === 'string' && secretName.test(name) ? '•••' : value
    return JSON.stringify(JSON.parse(text, covered), null, 2)
  } catch {
    return text
  }
}
