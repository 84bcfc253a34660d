import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { openQaFile } from '../bundle/open-bundle'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { ActiveStates } from './ActiveStates'
import { CallsTab } from './CallsTab'
import { DataTab } from './DataTab'
import { Notices } from './Notices'
import { type PanelTab, panelTabs, type PanelView } from './panel-store'
import { ReportTab } from './ReportTab'
import { StatesTab } from './StatesTab'
import { WorldTab } from './WorldTab'

export interface PanelProps {
  world: QaWorld
  view: PanelView
  onView(view: PanelView): void
  /** Takes handle and panel away, until `?qa` or the shortcut brings them back. */
  onTurnOff(): void
}

function TabBody({ tab, world }: { tab: PanelTab; world: QaWorld }) {
  switch (tab) {
    case 'states':
      return <StatesTab world={world} />
    case 'world':
      return <WorldTab world={world} />
    case 'calls':
      return <CallsTab world={world} />
    case 'data':
      return <DataTab world={world} />
    case 'report':
      return <ReportTab world={world} />
  }
}

/** The handle at the edge of the window, which says how many states are on. */
function Handle({ world, onOpen }: { world: QaWorld; onOpen(): void }) {
  const msg = useQaMsg()
  const { names } = useSyncExternalStore(world.scenario.subscribe, () =>
    world.scenario.current(),
  ).scenario
  const errors = useSyncExternalStore(world.errors.subscribe, world.errors.entries)
  return (
    <button type="button" className="handle" aria-keyshortcuts="Alt+Q" onClick={onOpen}>
      <span className="hidden">{msg('qa.open', { n: names.length })}</span>
      <span aria-hidden="true">QA</span>
      {names.length > 0 && <b aria-hidden="true">{names.length}</b>}
      {errors.length > 0 && <i aria-hidden="true" />}
    </button>
  )
}

/** The tabs are a group of radio buttons: the arrow keys choose one. */
function Tabs({ tab, onTab }: { tab: PanelTab; onTab(tab: PanelTab): void }) {
  const msg = useQaMsg()
  return (
    <fieldset className="tabs">
      <legend className="hidden">{msg('qa.tabs')}</legend>
      {panelTabs.map((name) => (
        <label key={name}>
          <input type="radio" name="qa-tab" checked={tab === name} onChange={() => onTab(name)} />
          <span>{msg(`qa.tab.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The panel of the mock world: states, world, calls, data, report. A bundle dropped on it opens. */
export function Panel({ world, view, onView, onTurnOff }: PanelProps) {
  const msg = useQaMsg()
  const root = useRef<HTMLElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const { isOpen, tab } = view

  // A panel that a reload brings back leaves the focus where the page puts it.
  const wasOpen = useRef(isOpen)
  useEffect(
    function moveFocus() {
      if (wasOpen.current === isOpen) return
      wasOpen.current = isOpen
      root.current?.querySelector<HTMLElement>(isOpen ? ':checked' : '.handle')?.focus()
    },
    [isOpen],
  )

  function closeByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onView({ ...view, isOpen: false })
  }

  async function openDropped(event: DragEvent) {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) setIsRefused(!openQaFile(await file.text()))
  }

  return (
    <section className="qa" ref={root} aria-label={msg('qa.title')}>
      {!isOpen && <Handle world={world} onOpen={() => onView({ ...view, isOpen: true })} />}
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          className="panel"
          role="dialog"
          aria-label={msg('qa.title')}
          onKeyDown={closeByEscape}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => void openDropped(event)}
        >
          <header>
            <h2>{msg('qa.title')}</h2>
            <button type="button" className="quiet" onClick={onTurnOff}>
              {msg('qa.off')}
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={msg('qa.close')}
              onClick={() => onView({ ...view, isOpen: false })}
            >
              ✕
            </button>
          </header>
          <ActiveStates world={world} />
          <Tabs tab={tab} onTab={(next) => onView({ isOpen, tab: next })} />
          <div className="body" key={tab}>
            <Notices world={world} isRefused={isRefused} />
            <TabBody tab={tab} world={world} />
          </div>
        </div>
      )}
    </section>
  )
}
