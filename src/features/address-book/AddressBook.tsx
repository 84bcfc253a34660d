import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text, title, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { firstOnPage } from '@/ui/editor/window-task'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { late } from '@/ui/feedback/late'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { EditIcon, PinIcon, PlusIcon, TrashIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { useToast } from '@/ui/toast/toast'
import { listErrors, saveErrors, useChangeAddress } from './mutations'
import { savedAddressesQuery } from './queries'
import {
  addButtonId,
  deleteButtonId,
  editButtonId,
  useAddressTask,
  useRemoveAddress,
} from './use-address-task'

const AddressWindow = late(async () => (await import('./AddressWindow')).AddressWindow)

type AddressBookProps = {
  /** What stands below an address that has a newer form; saves it when it is taken. */
  renewal: (address: string, onTake: (newer: string) => void) => ReactNode
}

/** Product §2, account: the saved addresses, the default one first, with the windows to change them. */
export function AddressBook({ renewal }: AddressBookProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(savedAddressesQuery)
  const { data: addresses, error } = query
  const tasks = useAddressTask(addresses, AddressWindow.ahead)
  const renew = useRenewal()
  const remove = useRemoveAddress(addresses)
  const addButton = <AddAddress loading={tasks.loading} onAdd={tasks.add} />
  // The retry button goes away with the error: move the focus first.
  const readAgain = () => {
    firstOnPage(addButtonId)?.focus()
    void query.refetch()
  }
  return (
    <>
      <Async
        query={query}
        skeleton={<AddressesSkeleton />}
        errorMessage={(failure) => errorText(listErrors(failure))}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            icon={<PinIcon size={48} />}
            title={msg('book.empty.title')}
            text={msg('book.empty.text')}
            action={addButton}
          />
        }
      >
        {(list) => (
          <>
            <AddressesHead>
              {msg('book.count', { n: list.length })}
              {addButton}
            </AddressesHead>
            <AddressCards>
              {list.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    loading={tasks.loading}
                    onEdit={tasks.edit}
                    onDelete={(one) => void remove(one)}
                    renewal={renewal(address.address, (newer) => renew(address, newer))}
                  />
                </li>
              ))}
            </AddressCards>
          </>
        )}
      </Async>
      {addresses && error && (
        <ErrorState compact message={errorText(listErrors(error))} onRetry={readAgain} />
      )}
      {tasks.shown && addresses && (
        <AddressWindow
          key={tasks.shown.number}
          address={tasks.shown.task}
          isOpen={tasks.shown.isOpen}
          addresses={addresses}
          onClose={tasks.close}
        />
      )}
    </>
  )
}

/** Returns how an address gets its newer form: its text alone changes. */
function useRenewal() {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutate } = useChangeAddress()
  return ({ id, name, phone, ...rest }: SavedAddress, address: string) =>
    mutate(
      { id, data: { name, phone, address, default: rest.default } },
      {
        onSuccess: () => toast({ message: msg('book.saved.changed') }),
        onError: (error) => toast({ message: errorText(saveErrors(error)), type: 'error' }),
      },
    )
}

type AddAddressProps = { loading: string | undefined; onAdd: () => void }

/** Opens the form of a new address. Its id allows one on a page. */
function AddAddress({ loading, onAdd }: AddAddressProps) {
  const msg = useMsg()
  return (
    <Button
      id={addButtonId}
      aria-haspopup="dialog"
      loading={loading === addButtonId}
      onClick={onAdd}
    >
      <PlusIcon size={20} /> {msg('book.add')}
    </Button>
  )
}

type AddressCardProps = {
  address: SavedAddress
  /** Id of the button whose window is loading. */
  loading: string | undefined
  onEdit: (address: SavedAddress) => void
  onDelete: (address: SavedAddress) => void
  renewal: ReactNode
}

/** A saved address: name, formatted phone number, address. */
function AddressCard({ address, loading, onEdit, onDelete, renewal }: AddressCardProps) {
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
      <Row $gap={3} $align="flex-start" $justify="space-between">
        <Name>{name}</Name>
        {address.default && <Badge>{msg('book.default')}</Badge>}
      </Row>
      <Text $numeric>{phoneText(phone)}</Text>
      <Text id={placeId} $color="inkSoft">
        {address.address}
      </Text>
      {renewal}
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

/** Stands in while the addresses load. */
function AddressesSkeleton() {
  return (
    <>
      <AddressesHead>
        <Skeleton width="72px" height="20px" />
        <Skeleton width="164px" height="44px" />
      </AddressesHead>
      <AddressCards as="div">
        {[1, 2].map((card) => (
          <AddressFrame key={card}>
            <Skeleton width="56%" height="1lh" />
            <Skeleton width="40%" height="1lh" />
            <Skeleton height="2lh" />
            <CardActions>
              <Skeleton width="72px" height="20px" />
              <Skeleton width="72px" height="20px" />
            </CardActions>
          </AddressFrame>
        ))}
      </AddressCards>
    </>
  )
}

/** How many there are, and the button that adds one. */
const AddressesHead = styled(Row).attrs({
  $wrap: true,
  $gap: 3,
  $align: 'center',
  $justify: 'space-between',
})`
  margin-block-end: ${space(5)};
  color: ${color.inkSoft};
`

/** Cards below each other, side by side where there is room; those of a row have the same height. */
const AddressCards = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  margin-block-end: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The frame of a card, for addresses and their skeletons. */
const AddressFrame = styled.div`
  display: grid;
  height: 100%;
  padding: ${space(5)} ${space(5)} ${space(2)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  gap: ${space(2)};
  grid-template-rows: auto auto 1fr;
`

/** The foot of a card; the text of its buttons, not their boxes, lines up with the card's text. */
const CardActions = styled(Row).attrs({ $wrap: true, $gap: 2, $align: 'center' })`
  min-height: calc(${size.target} + ${space(2)} + 1px);
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};
  margin-block-start: ${space(2)};

  & > button:first-child {
    margin-inline-start: -${space(3)};
  }
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
