import { useState } from 'react'
import type { WorldControls } from './controls'
import { LatencySelect } from './LatencySelect'
import { RequestList } from './RequestList'
import { ScenarioPicker } from './ScenarioPicker'
import { useQaMsg } from './use-qa-msg'
import './panel.css'

/** A button in the corner that opens the controls of the mock world. */
export function Panel({ log, scenario, notices, reset }: WorldControls) {
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
    </aside>
  )
}
