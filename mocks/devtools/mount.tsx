import { createRoot } from 'react-dom/client'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import type { WorldControls } from './controls'
import { Panel } from './Panel'

/** Puts the QA panel onto the page, outside of the shop. */
export function mountPanel(controls: WorldControls, intl: IntlShape): void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <RawIntlProvider value={intl}>
      <Panel {...controls} />
    </RawIntlProvider>,
  )
}
