import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, weight } from '@/theme/tokens.gen'
import { RadioFrame, HiddenRadio, Segment, SegmentRow } from '../choosing/choice-group'
import { ContentLanguageContext } from '../fields/Field'

const languages = [
  { language: 'vi', suffix: '' },
  { language: 'en', suffix: '_en' },
] as const

/** The ending of a field's name in each language: '' for Vietnamese, `_en` for English. */
export type LanguageSuffix = (typeof languages)[number]['suffix']

type TextsProps = {
  /** False if the host has no English texts. The language switch is then hidden. */
  hasEnglish: boolean
  /** Renders the fields of one language. */
  children: (suffix: LanguageSuffix) => ReactNode
}

type LanguagesProps = TextsProps & {
  /** Returns true for a language in which texts are missing. The switch then marks the language. */
  lacks: (suffix: LanguageSuffix) => boolean
}

/** Fields for texts in Vietnamese and English, with a switch that chooses the visible language. */
export function LanguageFields({ children, ...rest }: LanguagesProps) {
  return (
    <FormLanguageSwitch {...rest}>
      <TextsPerLanguage hasEnglish={rest.hasEnglish}>{children}</TextsPerLanguage>
    </FormLanguageSwitch>
  )
}

/**
 * A switch that shows the texts of a form in one language. The texts must be rendered by `TextsPerLanguage`.
 * Fields of the other language stay mounted but are hidden. Only the radio buttons hold the chosen language,
 * so that `focusControl` can change the language by ticking a radio button.
 */
export function FormLanguageSwitch({
  hasEnglish,
  lacks,
  children,
}: Omit<LanguagesProps, 'children'> & { children: ReactNode }) {
  const msg = useMsg()
  const name = useId()
  return (
    <Frame data-languages="">
      {hasEnglish && (
        <RadioFrame aria-label={msg('english.languages')}>
          <SegmentRow>
            {languages.map(({ language, suffix }) => (
              <Segment key={language}>
                <HiddenRadio name={name} value={language} defaultChecked={suffix === ''} />
                <span>
                  {msg(`english.${language}`)}
                  {lacks(suffix) && <Mark> {msg('english.lacking')}</Mark>}
                </span>
              </Segment>
            ))}
          </SegmentRow>
        </RadioFrame>
      )}
      {children}
    </Frame>
  )
}

/** Renders the texts of a form once for each language. */
export function TextsPerLanguage({ hasEnglish, children }: TextsProps) {
  // The host's answer about English texts may come late. Vietnamese is always the first entry, so the fields
  // that the user already fills in stay mounted.
  const shown = hasEnglish ? languages : languages.slice(0, 1)
  return shown.map(({ language, suffix }) => (
    <Texts key={language} data-language={language}>
      <ContentLanguageContext value={language}>{children(suffix)}</ContentLanguageContext>
    </Texts>
  ))
}

const Frame = styled.div`
  display: contents;

  &:has([value='vi']:checked) [data-language='en'],
  &:has([value='en']:checked) [data-language='vi'] {
    display: none;
  }
`

const Mark = styled.span`
  color: ${color.warning};
  font-weight: ${weight.regular};

  :checked + * > & {
    color: inherit;
  }
`

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`
