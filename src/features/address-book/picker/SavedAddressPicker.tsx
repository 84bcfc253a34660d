import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { color, motion, space, text } from '@/theme/tokens'
import { ChoiceGroup, ChoiceLegend } from '@/ui/choosing/choice-group'
import { CardFrame, CardLine, Ellipsis, AddressLines, PickerNote, Strip } from './picker-layout'

export type SavedAddressPickerProps = {
  /** All saved addresses, the default one first. */
  addresses: readonly SavedAddress[]
  /** The address in the form; undefined where that is none of these. */
  chosen: SavedAddress | undefined
  onPick: (address: SavedAddress) => void
  /** Empties the form for an address that is not saved. */
  onOther: () => void
  /** How far filling in the form from the chosen address has got. */
  progress: 'idle' | 'reading' | 'partial'
}

const notes = {
  idle: 'saved.note',
  reading: 'saved.note.reading',
  partial: 'saved.note.partial',
} as const

/** The saved addresses as cards to choose from, and "another address" after them. */
export function SavedAddressPicker({
  addresses,
  chosen,
  onPick,
  onOther,
  progress,
}: SavedAddressPickerProps) {
  const msg = useMsg()
  const group = useId()
  return (
    <ChoiceGroup aria-labelledby={`${group}-title`} aria-describedby={`${group}-note`}>
      <ChoiceLegend id={`${group}-title`}>{msg('saved.title')}</ChoiceLegend>
      <Strip>
        {addresses.map((address) => (
          <SavedAddressCard
            key={address.id}
            group={group}
            checked={address === chosen}
            onCheck={() => onPick(address)}
            name={address.name}
            phone={phoneText(address.phone)}
            text={address.address}
            badge={address.default && <Badge>{msg('saved.default')}</Badge>}
          />
        ))}
        <SavedAddressCard
          group={group}
          checked={chosen === undefined}
          onCheck={onOther}
          name={msg('saved.other')}
          text={msg('saved.other.text')}
        />
      </Strip>
      <PickerNote id={`${group}-note`} role="status">
        {msg(notes[progress])}
      </PickerNote>
    </ChoiceGroup>
  )
}

type SavedAddressCardProps = {
  group: string
  checked: boolean
  onCheck: () => void
  name: string
  phone?: string
  text: string
  badge?: ReactNode
}

/** One delivery address to choose: a native radio button, named by the whole card. */
function SavedAddressCard({
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
        <Ellipsis data-strong>{name}</Ellipsis> {badge}
      </CardLine>
      {phone && (
        <CardLine>
          <Ellipsis>{phone}</Ellipsis>
        </CardLine>
      )}
      <AddressLines title={text}>{text}</AddressLines>
    </Card>
  )
}

const Badge = styled.span`
  flex: none;
  padding-inline: ${space(2)};
  background: ${color.celadonSoft};
  color: ${color.ink};
  font-size: ${text.xs};
`

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
