import { useEffect, useState, useSyncExternalStore } from 'react'
import { type OperationId, operationTable } from '../../contract/operations.gen'
import type { Host } from '../../host/host'
import type { LogEntry } from '../../pipeline/log'
import { addressOf } from '../../scenarios/catalogue'
import { operationIds } from '../../scenarios/names'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { Body, requestOf } from './CallsTab'
import { Input, Press, Tick } from './elements'
import { Provenance } from './StatesTab'

/** What the host last answered to an operation, and where its answers broke the contract. */
type Answered = { last: LogEntry; deviations: readonly string[] }

function answeredBy(entries: readonly LogEntry[]): ReadonlyMap<OperationId, Answered> {
  const found = new Map<OperationId, Answered>()
  for (const last of entries) {
    if (last.by !== 'host' || !last.operation) continue
    const before = found.get(last.operation)?.deviations ?? []
    found.set(last.operation, {
      last,
      deviations: [
        ...new Set([...before, ...last.problems.map((text) => `${last.status} ${text}`)]),
      ],
    })
  }
  return found
}

export function HostTab({ world }: { world: QaWorld }) {
  return world.host ? <HostCalls world={world} host={world.host} /> : null
}

function HostCalls({ world, host }: { world: QaWorld; host: Host }) {
  const msg = useQaMsg()
  const [search, setSearch] = useState('')
  const [onlyDeviating, setOnlyDeviating] = useState(false)
  const { log, shop } = world
  const calls = useSyncExternalStore(host.subscribe, host.calls)
  const answered = answeredBy(useSyncExternalStore(log.subscribe, log.entries))
  const wanted = search.trim().toLowerCase()
  const found = operationIds.filter(
    (operation) =>
      `${operation} ${addressOf(operation)}`.toLowerCase().includes(wanted) &&
      (!onlyDeviating || (answered.get(operation)?.deviations.length ?? 0) > 0),
  )

  function setCalls(list: string) {
    host.setCalls(list)
    shop.refetch()
  }

  return (
    <>
      <p role="status">{msg('qa.host.about', { real: calls.size, all: operationIds.length })}</p>
      <div className="row">
        <Input
          grow
          type="search"
          label={msg('qa.host.search')}
          value={search}
          onChange={setSearch}
        />
        <Press onClick={() => setCalls('*')}>{msg('qa.host.all')}</Press>
        <Press onClick={() => setCalls('')}>{msg('qa.host.none')}</Press>
      </div>
      <Tick
        label={msg('qa.host.only')}
        checked={onlyDeviating}
        onChange={() => setOnlyDeviating(!onlyDeviating)}
      />
      <ul className="whose">
        {found.map((operation) => (
          <HostCall
            key={operation}
            {...{ operation, world }}
            isReal={calls.has(operation)}
            answered={answered.get(operation)}
            onToggle={() =>
              setCalls([...calls, calls.has(operation) ? `!${operation}` : operation].join(','))
            }
          />
        ))}
      </ul>
    </>
  )
}

interface HostCallProps {
  operation: OperationId
  world: QaWorld
  isReal: boolean
  answered: Answered | undefined
  onToggle(): void
}

function HostCall({ operation, world, isReal, answered, onToggle }: HostCallProps) {
  const msg = useQaMsg()
  const [isOpen, setIsOpen] = useState(false)
  const { last, deviations = [] } = answered ?? {}
  return (
    <li data-bad={deviations.length > 0 || undefined}>
      <label className="check">
        <input type="checkbox" checked={isReal} onChange={onToggle} />
        <span className="hidden">{msg('qa.host.real', { operation })}</span>
      </label>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <b>{operation}</b>
          <Provenance operation={operation} />
          {last && (
            <b className="status">
              {last.status === 'network-error' ? msg('qa.log.noAnswer') : last.status}
            </b>
          )}
          {deviations.length > 0 && (
            <span className="badge">{msg('qa.host.deviations', { n: deviations.length })}</span>
          )}
          <small>{addressOf(operation)}</small>
        </summary>
        {isOpen && (
          <div className="details">
            {answered ? (
              <Compared key={answered.last.id} world={world} {...answered} />
            ) : (
              <p>{msg('qa.host.never')}</p>
            )}
          </div>
        )}
      </details>
    </li>
  )
}

function Compared({ world, last, deviations }: Answered & { world: QaWorld }) {
  const msg = useQaMsg()
  const { rehearse } = world
  const isRead = last.operation !== null && operationTable[last.operation].method === 'GET'
  const [mocked, setMocked] = useState<string | null>(null)
  useEffect(
    function askTheMock() {
      let isGone = false
      if (isRead) {
        void rehearse(requestOf(last)).then(async (outcome) => {
          const text = outcome instanceof Response ? await outcome.text() : null
          if (!isGone) setMocked(text)
        })
      }
      return () => {
        isGone = true
      }
    },
    [last, isRead, rehearse],
  )
  return (
    <>
      {deviations.length === 0 && <p>{msg('qa.host.kept')}</p>}
      {deviations.length > 0 && (
        <ul aria-label={msg('qa.log.invalid')}>
          {deviations.map((text) => (
            <li key={text}>
              <em>{text}</em>
            </li>
          ))}
        </ul>
      )}
      <div className="pair">
        <Body title={msg('qa.host.host')} text={last.details?.answered ?? null} />
        <Body title={msg('qa.host.mock')} text={mocked} />
      </div>
      {!isRead && <p>{msg('qa.host.write')}</p>}
    </>
  )
}
