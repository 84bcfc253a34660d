import { useState, useSyncExternalStore } from 'react'
import type { LogEntry } from '../../pipeline/log'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { CallDetailsView } from './CallDetails'
import { Provenance } from './StateGroups'

const shown = 100

function isFailure({ status, problems }: LogEntry): boolean {
  return typeof status !== 'number' || status >= 400 || problems.length > 0
}

/** One call: a line, and when it is opened all about it. */
function Call({ entry, world }: { entry: LogEntry; world: QaWorld }) {
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

/** The calls of all pages since the last reload, newest first. */
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
        <label className="grow">
          <span>{msg('qa.log.search')}</span>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button type="button" onClick={log.clear}>
          {msg('qa.log.clear')}
        </button>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={onlyFailures}
          onChange={() => setOnlyFailures(!onlyFailures)}
        />
        <span>{msg('qa.log.failures')}</span>
      </label>
      {found.length === 0 && <p>{msg('qa.log.empty')}</p>}
      <ol className="calls">
        {found.map((entry) => (
          <Call key={entry.id} entry={entry} world={world} />
        ))}
      </ol>
    </>
  )
}
