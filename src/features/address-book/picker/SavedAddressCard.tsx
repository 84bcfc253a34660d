import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, space } from '@/theme/tokens'
import { CardFrame, CardLine, Cut, AddressLines } from './picker-layout'

type SavedAddressCardProps = {
  /** Name of the radio group. */
  group: string
  /** Whether the order goes there. */
  checked: boolean
  /** Called when the card is chosen. */
  onCheck: () => void
  /** Who receives the parcel. */
  name: string
  /** Their phone number, as saved. */
  phone?: string
  /** The address in one line. */
  text: string
  /** Shown beside the name. */
  badge?: ReactNode
}

/** One delivery address to choose: a native radio button, named by the whole card. */
export function SavedAddressCard({
  group,
  checked,
  onCheck,
  name,
  phone,
  text,
  badge,
}: SavedAddressCardProps) {
  return (
    <Card>
      <Dot type="radio" name={group} checked={checked} onChange={onCheck} />
      <CardLine>
        <Cut data-strong>{name}</Cut> {badge}
      </CardLine>
      {phone && (
        <CardLine>
          <Cut>{phone}</Cut>
        </CardLine>
      )}
      <AddressLines title={text}>{text}</AddressLines>
    </Card>
  )
}

const Card = styled(CardFrame)`
  cursor: pointer;
  transition: border-color ${motion.fast} ${motion.ease};

  &:hover {
    border-color: ${color.ink};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`

const Dot = styled.input`
  width: ${space(5)};
  height: ${space(5)};
  accent-color: ${color.accent};

  &:focus-visible {
    outline: none;
  }
`
