import { useState, useSyncExternalStore } from 'react'
import type { WorldControls } from './Panel'
import { reportOf } from './report'
import { useQaMsg } from './use-qa-msg'

const shown = 30

/** The last calls, newest first, and a button that copies them for a bug report. */
export function RequestList({ log, scenario }: Pick<WorldControls, 'log' | 'scenario'>) {
  const msg = useQaMsg()
  const [copied, setCopied] = useState(false)
  const entries = useSyncExternalStore(log.subscribe, log.entries)
  const latest = entries.slice(-shown).toReversed()

  async function copy() {
    const page = location.pathname + location.search
    await navigator.clipboard.writeText(reportOf(page, scenario.current().scenario.names, entries))
    setCopied(true)
  }

  return (
    <section aria-labelledby="mock-log">
      <h3 id="mock-log">{msg('qa.log')}</h3>
      {latest.length === 0 && <p>{msg('qa.log.empty')}</p>}
      <ol>
        {latest.map(({ id, method, path, status, ms, problems }) => (
          <li key={id} data-bad={problems.length > 0 || undefined}>
            <b>{status === 'network-error' ? msg('qa.log.noAnswer') : status}</b> {method} {path}{' '}
            <small>{msg('qa.latency.ms', { n: ms })}</small>
            {problems.map((problem) => (
              <em key={problem}>{problem}</em>
            ))}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void copy()}>
        {msg(copied ? 'qa.log.copied' : 'qa.log.copy')}
      </button>
      <button type="button" onClick={log.clear}>
        {msg('qa.log.clear')}
      </button>
    </section>
  )
}
