import { createRoot } from 'react-dom/client'
import { IntlProvider, type MessageFormatElement } from 'react-intl'
import type { WorldControls } from './controls'
import { Panel } from './Panel'

/** The panel's texts in the language of the page, compiled ahead of time. */
export type PanelTexts = {
  locale: string
  messages: Readonly<Record<string, string | MessageFormatElement[]>>
}

/** Puts the QA panel onto the page, outside of the shop. */
export function mountPanel(controls: WorldControls, { locale, messages }: PanelTexts): void {
  // The library's type knows all-plain or all-parsed; a mixture works as well.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const texts = messages as Record<string, string>
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <IntlProvider locale={locale} messages={texts}>
      <Panel {...controls} />
    </IntlProvider>,
  )
}
