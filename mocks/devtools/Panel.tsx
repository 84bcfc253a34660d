import { createRoot } from 'react-dom/client'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import type { WorldNotice } from '../db/stored-world'
import type { RequestLog } from '../pipeline/log'
import type { ScenarioSource } from '../scenarios/source'
import { useState } from 'react'
import { LatencySelect } from './LatencySelect'
import { RepairList, type RepairSource } from './RepairList'
import { RequestList } from './RequestList'
import { ScenarioPicker } from './ScenarioPicker'
import { useQaMsg } from './use-qa-msg'
import './panel.css'

/** The part of the mock world that the QA panel shows and changes. */
export type WorldControls = {
  log: RequestLog
  scenario: Pick<ScenarioSource, 'current' | 'set' | 'subscribe'>
  /** What happened to the stored world when the page opened. */
  notices: readonly WorldNotice[]
  repairs?: RepairSource | undefined
  /** Restores the seed; reload the page to show it. */
  reset(): void
}

/** A button in the corner that opens the controls of the mock world. */
function Panel({ log, scenario, notices, repairs, reset }: WorldControls) {
  const msg = useQaMsg()
  const [open, setOpen] = useState(false)

  function startOver() {
    reset()
    location.reload()
  }

  if (!open) {
    return (
      <button type="button" className="mock-open" onClick={() => setOpen(true)}>
        {msg('qa.open')}
      </button>
    )
  }
  return (
    <aside className="mock-panel" aria-label={msg('qa.title')}>
      <header>
        <h2>{msg('qa.title')}</h2>
        <button type="button" aria-label={msg('qa.close')} onClick={() => setOpen(false)}>
          ×
        </button>
      </header>
      {notices.map((notice) => (
        <p key={notice} role="status">
          {msg(`qa.notice.${notice}`)}
        </p>
      ))}
      <ScenarioPicker scenario={scenario} />
      <LatencySelect scenario={scenario} />
      <button type="button" onClick={startOver}>
        {msg('qa.reset')}
      </button>
      <RequestList log={log} scenario={scenario} />
      {repairs && <RepairList repairs={repairs} />}
    </aside>
  )
}

/** Renders the QA panel into the page, outside of the shop. */
export function mountPanel(controls: WorldControls, intl: IntlShape): void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <RawIntlProvider value={intl}>
      <Panel {...controls} />
    </RawIntlProvider>,
  )
}
