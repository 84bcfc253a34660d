import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  applyScenarios,
  panelEdges,
  type PanelTab,
  panelTabs,
  type PanelView,
  dockOf,
  type QaWorld,
} from '../qa-world'
import { CallsTab } from './CallsTab'
import { PanelButton, useQaMsg, useScenarioNames } from './elements'
import { StatesTab } from './StatesTab'
import { WorldTab } from './WorldTab'

type PanelProps = {
  world: QaWorld
  view: PanelView
  onView(view: PanelView): void
  /**
   * Hides the panel and the handle that opens it, until the user opens the panel again with `?qa` or the
   * shortcut.
   */
  onTurnOff(): void
}

const tabs = {
  states: StatesTab,
  world: WorldTab,
  calls: CallsTab,
} satisfies Record<PanelTab, unknown>

function Handle({ world, onOpen }: { world: QaWorld; onOpen(): void }) {
  const msg = useQaMsg()
  const names = useScenarioNames(world)
  return (
    <PanelButton
      className="handle"
      aria-keyshortcuts="Alt+Q"
      aria-label={msg('qa.open', { n: names.length })}
      onClick={onOpen}
    >
      QA {names.length > 0 && <b>{names.length}</b>}
    </PanelButton>
  )
}

/**
 * Returns the selector of the element that gets the focus when a tab of the panel opens. On the tab of states
 * it is the search field, but not on touch devices, because the keyboard would cover the states. In all other
 * cases it is the selected tab.
 */
const firstFocus = (tab: PanelTab): string =>
  tab === 'states' && matchMedia('(pointer: fine)').matches ? '[type=search]' : ':checked'

export function Panel({ world, view, onView, onTurnOff }: PanelProps) {
  const msg = useQaMsg()
  const root = useRef<HTMLElement>(null)
  const { isOpen, tab } = view
  const { dock, size } = dockOf(view)
  const Tab = tabs[tab]

  // Remembers whether the panel was already open, because a panel that is open after a reload must not take
  // the focus.
  const wasOpen = useRef(isOpen)
  useEffect(
    function moveFocus() {
      if (wasOpen.current === isOpen) return
      wasOpen.current = isOpen
      root.current?.querySelector<HTMLElement>(isOpen ? firstFocus(tab) : '.handle')?.focus()
    },
    [isOpen, tab],
  )

  function closeByEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onView({ ...view, isOpen: false })
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
          data-dock={dock}
          style={{
            [dock === 'bottom' ? 'height' : 'width']: `${size}${dock === 'bottom' ? 'dvh' : 'vw'}`,
          }}
          onKeyDown={closeByEscape}
        >
          <header>
            <h2>{msg('qa.title')}</h2>
            <select
              aria-label={msg('qa.dock')}
              value={dock}
              onChange={({ target }) =>
                onView({
                  ...view,
                  dock: panelEdges.find((edge) => edge === target.value),
                  size: undefined,
                })
              }
            >
              {panelEdges.map((edge) => (
                <option key={edge} value={edge}>
                  {msg(`qa.dock.${edge}`)}
                </option>
              ))}
            </select>
            <input
              type="range"
              min={20}
              max={80}
              aria-label={msg('qa.size')}
              value={size}
              onChange={({ target }) => onView({ ...view, dock, size: Number(target.value) })}
            />
            <PanelButton onClick={onTurnOff}>{msg('qa.off')}</PanelButton>
            <PanelButton
              aria-label={msg('qa.close')}
              onClick={() => onView({ ...view, isOpen: false })}
            >
              ✕
            </PanelButton>
          </header>
          <ActiveStates world={world} />
          <fieldset className="row" aria-label={msg('qa.tabs')}>
            {panelTabs.map((name) => (
              <label key={name} className="check">
                <input
                  type="radio"
                  name="qa-tab"
                  checked={tab === name}
                  onChange={() => onView({ ...view, tab: name })}
                />
                {msg(`qa.tab.${name}`)}
              </label>
            ))}
          </fieldset>
          <div className="body" key={tab}>
            <Notices world={world} />
            <Tab world={world} />
          </div>
        </div>
      )}
    </section>
  )
}

const without = (names: readonly string[], name: string) => names.filter((other) => other !== name)

function ActiveStates({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const names = useScenarioNames(world)
  if (names.length === 0) return null
  return (
    <ul className="row" aria-label={msg('qa.states.active')}>
      {names.map((name) => (
        <li key={name}>
          {name}
          <PanelButton
            aria-label={msg('qa.states.remove', { name })}
            onClick={() => applyScenarios(world, without(names, name))}
          >
            ✕
          </PanelButton>
        </li>
      ))}
      {names.length > 1 && (
        <li>
          <PanelButton onClick={() => applyScenarios(world, [])}>
            {msg('qa.states.clear')}
          </PanelButton>
        </li>
      )}
    </ul>
  )
}

function Notices({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  return (
    <>
      {world.door === 'page' && <p role="status">{msg('qa.door.page')}</p>}
      {world.network && (
        <p role="status">{msg('qa.network.calls', { base: world.network.base })}</p>
      )}
      {world.notices.map((notice) => (
        <p key={notice} role="status">
          {msg(`qa.notice.${notice}`)}
        </p>
      ))}
    </>
  )
}
