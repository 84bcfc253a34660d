import { type ReactNode, useState } from 'react'
import { localStore } from '@/lib/storage'
import { applyScenarios, type QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { UnknownNames } from './UnknownNames'

/** A line at the foot of the page that goes away by a press. */
function Bar({ children, onClose }: { children: ReactNode; onClose(): void }) {
  const msg = useQaMsg()
  return (
    <div className="bar">
      {children}
      <button type="button" onClick={onClose}>
        {msg('qa.notice.ok')}
      </button>
    </div>
  )
}

/** What every visitor must know, with or without the panel: names of the address that lead nowhere, a blocked storage. */
export function PageBars({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [unknown, setUnknown] = useState(world.unknown)
  const [isRead, setIsRead] = useState(localStore.isUsable())

  function take(name: string) {
    setUnknown([])
    applyScenarios(world, [...world.scenario.current().scenario.names, name])
  }

  return (
    <>
      {unknown.length > 0 && (
        <Bar onClose={() => setUnknown([])}>
          <UnknownNames names={unknown} onTake={take} />
        </Bar>
      )}
      {!isRead && (
        <Bar onClose={() => setIsRead(true)}>
          <p role="status">{msg('qa.notice.not-saved')}</p>
        </Bar>
      )}
    </>
  )
}
