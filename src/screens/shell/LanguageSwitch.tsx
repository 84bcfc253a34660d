import { startTransition, useOptimistic } from 'react'
import styled from 'styled-components'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { chooseLocaleAtom, preloadLocaleAtom } from '@/i18n/state'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { nextPaint } from '@/lib/next-task'
import { useSetAtom } from '@/lib/store'
import { color, size, space, text, weight } from '@/theme/tokens.gen'
import { Row } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'

/**
 * The choice between Vietnamese and English (Product §1). The browser stores the choice. The switch shows the
 * choice at once, because the new texts take longer on a slow phone.
 */
export function LanguageSwitch() {
  const msg = useMsg()
  const [current, show] = useOptimistic(useLocale())
  const choose = useSetAtom(chooseLocaleAtom)
  const expect = useSetAtom(preloadLocaleAtom)
  const toast = useToast()
  const change = (locale: Locale) =>
    startTransition(async () => {
      show(locale)
      await nextPaint()
      await choose(locale).catch(() => toast({ message: msg('ui.error'), type: 'error' }))
    })
  return (
    <Row role="group" aria-label={msg('shell.language')}>
      {locales.map((locale) => (
        <Choice
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${locale.toUpperCase()}: ${localeNames[locale]}`}
          aria-pressed={locale === current}
          onPointerEnter={() => expect(locale)}
          onFocus={() => expect(locale)}
          onClick={() => change(locale)}
        >
          {locale.toUpperCase()}
        </Choice>
      ))}
    </Row>
  )
}

const Choice = styled.button`
  min-width: ${size.target};
  min-height: ${size.target};
  padding-inline: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &[aria-pressed='true'] {
    color: ${color.ink};
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }

  &:hover {
    color: ${color.accent};
  }
`
