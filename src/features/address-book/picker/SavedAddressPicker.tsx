import { useId } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { ChoiceGroup, ChoiceLegend } from '@/ui/choosing/choice-group'
import { PickerNote, Strip } from './picker-layout'
import { SavedAddressCard } from './SavedAddressCard'

export type SavedAddressPickerProps = {
  /** All saved addresses, the default one first. */
  addresses: readonly SavedAddress[]
  /** The address in the form; undefined where that is none of these. */
  chosen: SavedAddress | undefined
  /** Fills the form with an address. */
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
            phone={formatPhone(address.phone) ?? address.phone}
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

const Badge = styled.span`
  flex: none;
  padding-inline: ${space(2)};
  background: ${color.celadonSoft};
  color: ${color.ink};
  font-size: ${text.xs};
`
