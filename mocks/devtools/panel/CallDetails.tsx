import { useState } from 'react'
import { localStore } from '@/lib/storage'
import type { LogEntry } from '../../pipeline/log'
import { redactBody } from '../bundle/redact'
import { curlOf } from '../curl'
import { type QaWorld, shopKeys } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { CopyButton } from './CopyButton'
import { NextAnswer } from './NextAnswer'
import { readable } from './readable'

interface CallProps {
  entry: LogEntry
  world: QaWorld
}

/** Longer bodies are cut on the screen, in characters. */
const longest = 20_000

/** A body with its secrets covered. */
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

/** Sends a call once more, with the token of now. */
async function replay({ method, path, details }: LogEntry): Promise<void> {
  const headers = new Headers(details?.headers)
  const token = localStore.read(shopKeys.token)
  if (details?.withToken && token) headers.set('authorization', `Bearer ${token}`)
  const body = details?.sent ?? null
  // The call is in the list, whatever becomes of it.
  await fetch(path, { method, headers, body }).catch(() => undefined)
}

/** All about a call: validation, repairs, bodies, and what can be done with it. */
export function CallDetailsView({ entry, world }: CallProps) {
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
        <button
          type="button"
          onClick={() => {
            setIsSent(true)
            void replay(entry)
          }}
        >
          {msg(isSent ? 'qa.log.replayed' : 'qa.log.replay')}
        </button>
      </div>
      {operation && <NextAnswer operation={operation} entry={entry} world={world} />}
    </div>
  )
}
