import styled from 'styled-components'
import { defaultLocale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-msg'
import { color, font, text } from '@/theme/tokens.gen'
import { Skeleton } from '../feedback/Skeleton'

/** A name in which words with a hyphen are not broken into two lines. */
export const UnbrokenWordsName = ({ name }: { name: string }) =>
  name
    .split(/((?<!\S)\S{1,12}-\S{1,12}(?!\S))/)
    .map((part, at) => (at % 2 === 1 ? <Whole key={part}>{part}</Whole> : part))

type OriginalNameProps = { name: string; original: string | null | undefined }

/** The Vietnamese name below a translated name. Labels, parcels and phone calls use the Vietnamese name. */
export function OriginalName({ name, original }: OriginalNameProps) {
  if (!original || original === name) return null
  return <Name lang={defaultLocale}>{original}</Name>
}

/**
 * The placeholder of an OriginalName while it loads. In Vietnamese it renders nothing, because names are not
 * translated.
 */
export function OriginalNameSkeleton() {
  const isTranslated = useLocale() !== defaultLocale
  return isTranslated && <Skeleton height="1.1em" width="70%" />
}

const Name = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-family: ${font.ui};
  font-size: ${text.xs};
  font-weight: normal;
  line-height: 1.5;
`

const Whole = styled.span`
  white-space: nowrap;
`
