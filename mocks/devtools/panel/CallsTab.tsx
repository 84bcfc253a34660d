import { useState, useSyncExternalStore } from 'react'
import type { LogEntry, Message } from '../../pipeline/pipeline'
import { callOrigin, curlOf, harOf, readableBody, readableHeaders } from '../call-export'
import type { QaWorld } from '../qa-world'
import { CopyButtons, download, Input, PanelButton, useQaMsg } from './elements'

const shown = 100

type CallProps = { entry: LogEntry; world: QaWorld }

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
        <PanelButton
          disabled={entries.length === 0}
          onClick={() => download('moc-lan.har', harOf(entries, location.origin))}
        >
          {msg('qa.log.har')}
        </PanelButton>
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
  const { operation, status, problems, scenario, details } = entry
  const valid = status === 'network-error' ? 'qa.log.noAnswer' : 'qa.log.valid'
  const repairs = world.repairs
    .entries()
    .flatMap((repair) => (repair.operation === operation ? `${repair.at} ${repair.did}` : []))
  return (
    <>
      <dl>
        <dt>{msg('qa.log.validation')}</dt>
        <dd>{problems.join('; ') || msg(valid)}</dd>
        <dt>{msg('qa.repairs')}</dt>
        <dd>{repairs.join('; ') || msg('qa.repairs.empty')}</dd>
        <dt>{msg('qa.states.active')}</dt>
        <dd>{scenario.join(', ') || '–'}</dd>
      </dl>
      <CopyButtons texts={{ [msg('qa.log.curl')]: () => curlOf(entry, callOrigin(world)) }} />
      <MessageView title={msg('qa.log.request')} message={details?.sent} />
      <MessageView title={msg('qa.log.answer')} message={details?.answered} />
    </>
  )
}

/** The largest number of characters that the panel shows of a body. */
const longest = 20_000

type MessageViewProps = { title: string; message: Message | null | undefined }

function MessageView({ title, message }: MessageViewProps) {
  if (!message) return null
  const headers = Object.entries(readableHeaders(message.headers))
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\n')
  const body = readableBody(message.text ?? '').slice(0, longest)
  return (
    <section>
      <h3>{title}</h3>
      {/* The tabIndex lets keyboard users scroll this text. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={title} role="region">
        {[lines, body].filter(Boolean).join('\n\n')}
      </pre>
    </section>
  )
}
