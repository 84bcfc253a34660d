import styled from 'styled-components'
import { defaultLocale } from '@/i18n/locales'
import { useLocale } from '@/i18n/use-msg'
import { color, font, text } from '@/theme/tokens.gen'
import { Skeleton } from '../feedback/Skeleton'

/** A name as it is shown: a word with a hyphen is not broken after it. */
export const NameText = ({ name }: { name: string }) =>
  name
    .split(/((?<!\S)\S{1,12}-\S{1,12}(?!\S))/)
    .map((part, at) => (at % 2 === 1 ? <Whole key={part}>{part}</Whole> : part))

type OriginalNameProps = {
  name: string
  original: string | null | undefined
}

/** The Vietnamese name below a translated one: labels, parcels and the phone know a product by it. */
export function OriginalName({ name, original }: OriginalNameProps) {
  if (!original || original === name) return null
  return <Name lang={defaultLocale}>{original}</Name>
}

/** Its line in a placeholder; nothing in the shop's own language. */
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
