import styled from 'styled-components'
import { defaultLocale } from '@/i18n/locales'
import { color, font, text } from '@/theme/tokens'

type OriginalNameProps = {
  /** The name as it is shown. */
  name: string
  /** The name in Vietnamese, where the host sends it. */
  original: string | null | undefined
}

/** The Vietnamese name below a translated one: labels, parcels and the phone know a product by it. */
export function OriginalName({ name, original }: OriginalNameProps) {
  if (!original || original === name) return null
  return <Name lang={defaultLocale}>{original}</Name>
}

const Name = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.inkSoft};
  font-family: ${font.ui};
  font-size: ${text.xs};
  font-weight: normal;
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
`
