import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { InfoIcon } from '@/ui/icons'

/** Says where changes go: no further than this device (Product §2). */
export function ProfileNote() {
  const msg = useMsg()
  return (
    <Note>
      <InfoIcon size={20} />
      {msg('profile.local')}
    </Note>
  )
}

const Note = styled.p`
  display: flex;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > svg {
    flex: none;
  }
`
