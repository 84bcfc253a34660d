import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, weight } from '@/theme/tokens.gen'
import { ChoiceGroup, HiddenRadio, Segment, Segments } from '../choosing/choice-group'

const languages = [
  { language: 'vi', suffix: '' },
  { language: 'en', suffix: '_en' },
] as const

/** The suffix that a field's name has in each language. */
export type LanguageSuffix = (typeof languages)[number]['suffix']

type LanguagesProps = {
  /** False for a host without English texts. The language switch is not shown then. */
  hasEnglish: boolean
  /** Returns true for a language in which texts are missing. The switch marks that language. */
  lacks: (suffix: LanguageSuffix) => boolean
  /** Renders the fields of one language. */
  children: (suffix: LanguageSuffix) => ReactNode
}

/**
 * Fields with texts, one language at a time. The fields of the other language stay on the page but are
 * hidden. Only the radio buttons know which language is shown, so that `leadTo` can switch to the language of
 * the field that it looks for.
 */
export function Languages({ hasEnglish, lacks, children }: LanguagesProps) {
  const msg = useMsg()
  const name = useId()
  // The host may announce late that it has English texts. Fields that the user is using must stay mounted
  // then.
  const shown = hasEnglish ? languages : languages.slice(0, 1)
  return (
    <Frame>
      {hasEnglish && (
        <ChoiceGroup aria-label={msg('english.languages')}>
          <Segments>
            {languages.map(({ language, suffix }) => (
              <Segment key={language}>
                <HiddenRadio name={name} value={language} defaultChecked={suffix === ''} />
                <span>
                  {msg(`english.${language}`)}
                  {lacks(suffix) && <Mark> {msg('english.lacking')}</Mark>}
                </span>
              </Segment>
            ))}
          </Segments>
        </ChoiceGroup>
      )}
      {shown.map(({ language, suffix }) => (
        <Texts key={language} data-language={language}>
          {children(suffix)}
        </Texts>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  display: contents;

  &:has([value='vi']:checked) > [data-language='en'],
  &:has([value='en']:checked) > [data-language='vi'] {
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
