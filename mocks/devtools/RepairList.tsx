import { useSyncExternalStore } from 'react'
import { useQaMsg } from './use-qa-msg'

/** What the shop repaired while it read answers. */
export type RepairSource = {
  entries: () => ReadonlyArray<{ operation: string; at: string; did: string }>
  subscribe: (listener: () => void) => () => void
}

/** Every field that was not as the contract says, and what the shop did with it. */
export function RepairList({ repairs }: { repairs: RepairSource }) {
  const msg = useQaMsg()
  const entries = useSyncExternalStore(repairs.subscribe, repairs.entries)
  return (
    <section aria-labelledby="mock-repairs">
      <h3 id="mock-repairs">{msg('qa.repairs')}</h3>
      {entries.length === 0 && <p>{msg('qa.repairs.empty')}</p>}
      <ol>
        {entries.map(({ operation, at, did }) => (
          <li key={`${operation} ${at} ${did}`}>
            <b>{operation}</b> {at} <small>{did}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
