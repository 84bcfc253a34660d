import { useId } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { formatPhone } from '@/domain/person/phone'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, title, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { EditIcon, TrashIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { deleteButtonId, editButtonId } from './use-address-task'
import { AddressFrame, CardActions } from './address-layout'

type AddressCardProps = {
  /** The saved address; the default one is marked. */
  address: SavedAddress
  /** Id of the button whose window is loading. */
  loading: string | undefined
  /** Opens the window that edits it. */
  onEdit: (address: SavedAddress) => void
  /** Opens the question before it goes. */
  onDelete: (address: SavedAddress) => void
}

/** A saved address: name, formatted phone number, address. */
export function AddressCard({ address, loading, onEdit, onDelete }: AddressCardProps) {
  const msg = useMsg()
  const placeId = useId()
  const { id, name, phone } = address
  const whose = <VisuallyHidden> {msg('book.of', { name })}</VisuallyHidden>
  const common = {
    variant: 'quiet',
    'aria-haspopup': 'dialog',
    'aria-describedby': placeId,
  } as const
  const [edit, remove] = [editButtonId(id), deleteButtonId(id)]
  return (
    <AddressFrame as="article">
      <Head>
        <Name>{name}</Name>
        {address.default && <Badge>{msg('book.default')}</Badge>}
      </Head>
      <Phone>{formatPhone(phone) ?? phone}</Phone>
      <Place id={placeId}>{address.address}</Place>
      <CardActions>
        <Button {...common} id={edit} loading={loading === edit} onClick={() => onEdit(address)}>
          <EditIcon size={20} /> {msg('book.edit')}
          {whose}
        </Button>
        <Button
          {...common}
          id={remove}
          loading={loading === remove}
          onClick={() => onDelete(address)}
        >
          <TrashIcon size={20} /> {msg('book.delete')}
          {whose}
        </Button>
      </CardActions>
    </AddressFrame>
  )
}

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
`

const Name = styled.h2`
  min-width: 0;
  font: ${title.h4};
`

const Badge = styled.span`
  flex: none;
  padding-inline: ${space(3)};
  border-radius: ${radius.pill};
  background: ${color.celadonSoft};
  color: ${color.positive};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const Phone = styled.p`
  font-variant-numeric: tabular-nums;
`

const Place = styled.p`
  color: ${color.inkSoft};
`
