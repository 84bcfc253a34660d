import { createRoot } from 'react-dom/client'
import { IntlProvider, type MessageFormatElement } from 'react-intl'
import type { WorldControls } from './controls'
import { Panel } from './Panel'

/** The panel's texts in the language of the page, compiled ahead of time. */
export type PanelTexts = {
  locale: string
  messages: Record<string, string> | Record<string, MessageFormatElement[]>
}

/** Puts the QA panel onto the page, outside of the shop. */
export function mountPanel(controls: WorldControls, { locale, messages }: PanelTexts): void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <IntlProvider locale={locale} messages={messages}>
      <Panel {...controls} />
    </IntlProvider>,
  )
}
