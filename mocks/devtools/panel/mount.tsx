import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { localStore } from '@/lib/storage'
import {
  applyScenarios,
  initialPanelView,
  type LoadIntl,
  type PanelView,
  dockOf,
  type QaWorld,
  storedPanelView,
  storePanelView,
  switchPanel,
} from '../qa-world'
import { PanelButton, UnknownNames, useIgnoredNames, useQaMsg } from './elements'
import { Panel } from './Panel'
import css from './panel.css?inline'

type RootProps = {
  world: QaWorld
  initialView: PanelView | null
  onToggle(toggle: () => void): void
}

function useIntlOfPage(load: LoadIntl): IntlShape | null {
  const [intl, setIntl] = useState<IntlShape | null>(null)
  useEffect(
    function followLanguage() {
      const read = () => void load(document.documentElement.lang).then(setIntl)
      const observer = new MutationObserver(read)
      observer.observe(document.documentElement, { attributeFilter: ['lang'] })
      read()
      return () => observer.disconnect()
    },
    [load],
  )
  return intl
}

function Root({ world, initialView, onToggle }: RootProps) {
  const [view, setView] = useState(initialView)
  const intl = useIntlOfPage(world.loadIntl)

  useEffect(
    function offerToggle() {
      onToggle(() => {
        switchPanel(true)
        setView((before) => ({ ...(before ?? storedPanelView()), isOpen: !before?.isOpen }))
      })
    },
    [onToggle],
  )
  useEffect(
    function keepView() {
      if (view) storePanelView(view)
    },
    [view],
  )

  useEffect(
    function leaveRoom() {
      const { style } = document.documentElement
      const { dock, size } = view?.isOpen ? dockOf(view) : { dock: null, size: 0 }
      style.marginLeft = dock === 'left' ? `${size}vw` : ''
      style.marginRight = dock === 'right' ? `${size}vw` : ''
      style.paddingBottom = dock === 'bottom' ? `${size}dvh` : ''
    },
    [view],
  )

  function turnOff() {
    switchPanel(false)
    setView(null)
  }

  return (
    intl && (
      <RawIntlProvider value={intl}>
        <PageBars world={world} />
        {view && <Panel world={world} view={view} onView={setView} onTurnOff={turnOff} />}
      </RawIntlProvider>
    )
  )
}

/**
 * Events inside the panel that must not reach the shop. For example, the shop would take a click in the panel
 * as a click outside its open menu.
 */
const ownEvents = ['pointerdown', 'mousedown', 'touchstart', 'click', 'keydown', 'keyup', 'focusin']

/** Attributes that a modal dialog of the shop sets on everything outside the dialog. */
const modalMarks = ['aria-hidden', 'inert', 'data-base-ui-inert']

function createHost(): ShadowRoot {
  const host = document.createElement('div')
  host.id = 'mock-qa'
  host.style.cssText = 'all: initial; position: fixed; z-index: 2147483000; inset: auto'
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation())
  new MutationObserver(function stayUsable() {
    for (const mark of modalMarks) if (host.hasAttribute(mark)) host.removeAttribute(mark)
  }).observe(host, { attributeFilter: modalMarks })
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  root.adoptedStyleSheets = [style]
  document.body.append(host)
  return root
}

/**
 * Shows the panel in the page, outside the shop. Resolves to the function that opens and closes the panel.
 */
export function mountPanel(world: QaWorld, { isOn }: { isOn: boolean }): Promise<() => void> {
  const container = document.createElement('div')
  createHost().append(container)
  return new Promise((resolve) => {
    createRoot(container).render(
      <Root
        world={world}
        initialView={isOn ? initialPanelView(location.search) : null}
        onToggle={resolve}
      />,
    )
  })
}

function Bar({ children, onClose }: { children: ReactNode; onClose(): void }) {
  const msg = useQaMsg()
  return (
    <div className="bar">
      {children}
      <PanelButton onClick={onClose}>{msg('qa.notice.ok')}</PanelButton>
    </div>
  )
}

/**
 * Shows notices to every visitor, with or without the panel: unknown scenario names in the URL, names without
 * effect, a blocked storage, and a world from a file or a report.
 */
function PageBars({ world }: { world: QaWorld }) {
  const msg = useQaMsg()
  const [unknown, setUnknown] = useState(world.unknown)
  const [isOpened, setIsOpened] = useState(world.notices.includes('opened'))
  const ignored = useIgnoredNames(world)
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
      {isOpened && (
        <Bar onClose={() => setIsOpened(false)}>
          <p role="status">{msg('qa.notice.opened')}</p>
        </Bar>
      )}
      {ignored.length > 0 && (
        <div className="bar" role="alert">
          {msg('qa.network.ignored', { names: ignored.join(', ') })}
        </div>
      )}
    </>
  )
}
