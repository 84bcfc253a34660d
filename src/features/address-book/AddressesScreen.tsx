import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { NewAddressOffer } from '@/features/addresses/CurrentWardOffer'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { color, media, radius, size, space, text, title, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { firstWithId, neighbourInList, useWindowTask } from '@/ui/editor/window-task'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { defer } from '@/ui/feedback/late'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { EditIcon, PinIcon, PlusIcon, TrashIcon } from '@/ui/icons'
import { Grid, PageTitle, Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { useConfirm } from '@/ui/overlays/confirm'
import { useToast } from '@/ui/toast/toast'
import { addAddressButtonId, findAddressWithDraft, editAddressButtonId } from './address-form'
import {
  addressDeleteErrorText,
  addressListErrorText,
  addressSaveErrorText,
  useChangeAddress,
  useDeleteAddress,
  useRefetchAddresses,
} from './mutations'
import { savedAddressesQuery } from './queries'

const AddressWindow = defer(async () => (await import('./AddressWindow')).AddressWindow)

/** The saved addresses, the default address first, with windows to change them (Product §2, account). */
export function AddressesScreen() {
  const msg = useMsg()
  usePageHead({ title: msg('book.title'), index: false })
  const listError = useErrorTextOf(addressListErrorText)
  const query = useQuery(savedAddressesQuery)
  const { data: addresses, error } = query
  const { shown, open, close } = useAddressTask(addresses)
  const remove = useRemoveAddress(addresses)
  const addButton = (
    <Button id={addAddressButtonId} aria-haspopup="dialog" onClick={() => open(undefined)}>
      <PlusIcon size={20} /> {msg('book.add')}
    </Button>
  )
  // The retry button disappears together with the error message, so the focus first moves to the button that
  // adds an address.
  const readAgain = () => {
    firstWithId(addAddressButtonId)?.focus()
    void query.refetch()
  }
  return (
    <>
      <PageTitle>{msg('book.title')}</PageTitle>
      <Async
        query={query}
        skeleton={skeleton}
        errorMessage={listError}
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
            <AddressCards as="ul">
              {list.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    onEdit={() => open(address)}
                    onDelete={() => void remove(address)}
                  />
                </li>
              ))}
            </AddressCards>
          </>
        )}
      </Async>
      {addresses && error && <ErrorState compact message={listError(error)} onRetry={readAgain} />}
      {shown && addresses && (
        <AddressWindow
          key={shown.number}
          address={shown.task}
          isOpen={shown.isOpen}
          addresses={addresses}
          onClose={close}
        />
      )}
    </>
  )
}

type AddressCardProps = { address: SavedAddress; onEdit: () => void; onDelete: () => void }

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const msg = useMsg()
  const saveError = useErrorTextOf(addressSaveErrorText)
  const toast = useToast()
  const { mutate } = useChangeAddress()
  const placeId = useId()
  const { id, name, phone } = address
  /**
   * Saves `newer`, the same address in its current form, instead of an address from before the reform of
   * wards.
   */
  const renew = (newer: string) =>
    mutate(
      { id, data: { name, phone, address: newer, default: address.default } },
      {
        onSuccess: () => toast({ message: msg('book.saved.changed') }),
        onError: (error) => toast({ message: saveError(error), type: 'error' }),
      },
    )
  const ofAddress = <VisuallyHidden> {msg('book.of', { name })}</VisuallyHidden>
  const common = {
    variant: 'quiet',
    'aria-haspopup': 'dialog',
    'aria-describedby': placeId,
  } as const
  return (
    <AddressFrame as="article" $gap={2}>
      <Row $gap={3} $align="flex-start" $justify="space-between">
        <Name>{name}</Name>
        {address.default && <Badge>{msg('book.default')}</Badge>}
      </Row>
      <Text $numeric>{phoneText(phone)}</Text>
      <Text id={placeId} $color="inkSoft">
        {address.address}
      </Text>
      <NewAddressOffer text={address.address} onTake={renew} />
      <CardActions>
        <Button {...common} id={editAddressButtonId(id)} onClick={onEdit}>
          <EditIcon size={20} /> {msg('book.edit')}
          {ofAddress}
        </Button>
        <Button {...common} onClick={onDelete}>
          <TrashIcon size={20} /> {msg('book.delete')}
          {ofAddress}
        </Button>
      </CardActions>
    </AddressFrame>
  )
}

/** The row above the cards: the number of addresses, and the button that adds an address. */
const AddressesHead = styled(Row).attrs({
  $wrap: true,
  $gap: 3,
  $align: 'center',
  $justify: 'space-between',
})`
  margin-block-end: ${space(5)};
  color: ${color.inkSoft};
`

/** One column, or two on wide screens. Cards in the same row have the same height. */
const AddressCards = styled(Grid).attrs({ $gap: 4 })`
  margin-block-end: ${space(4)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const AddressFrame = styled(Stack)`
  height: 100%;
  padding: ${space(5)} ${space(5)} ${space(2)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  grid-template-rows: auto auto 1fr;
`

/**
 * The buttons at the bottom of a card. A negative margin aligns the label of the first button with the card's
 * text.
 */
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

const skeleton = (
  <>
    <Skeleton height="44px" />
    <AddressCards>
      <Skeleton height="200px" />
      <Skeleton height="200px" />
    </AddressCards>
  </>
)

/**
 * Returns the state of the address window, and functions that open and close the window. If a reload or a
 * lost session has left unsaved text in an address form, its window opens by itself.
 */
function useAddressTask(addresses: readonly SavedAddress[] | undefined) {
  const task = useWindowTask<SavedAddress | undefined>()
  const [hasLooked, setHasLooked] = useState(false)
  if (!hasLooked && addresses) {
    setHasLooked(true)
    const left = findAddressWithDraft(addresses)
    if (left && !task.shown) task.open(left.address)
  }
  return task
}

/**
 * Returns a function that asks for a confirmation and then deletes an address (Product §8). After the
 * deletion the focus moves to the next or previous address, or else to the button that adds an address.
 */
function useRemoveAddress(addresses: readonly SavedAddress[] = []) {
  const msg = useMsg()
  const toast = useToast()
  const confirm = useConfirm()
  const readAgain = useRefetchAddresses()
  const { mutateAsync } = useDeleteAddress()
  return async (address: SavedAddress) => {
    const neighbour = neighbourInList(address, addresses)
    const isDeleted = await confirm({
      title: msg('book.delete.title'),
      text: (
        <>
          <p>{msg('book.delete.ask')}</p>
          <div>
            <Text $weight="bold">{address.name}</Text>
            <Text $size="sm" $color="inkSoft">
              {address.address}
            </Text>
          </div>
        </>
      ),
      labels: { cancel: msg('book.cancel'), confirm: msg('book.delete') },
      run: () =>
        mutateAsync(address.id).catch((error: unknown) => {
          // The failed call may still have deleted the address, so the list is refetched.
          void readAgain()
          throw error
        }),
      errors: addressDeleteErrorText,
      focusAfter: () =>
        firstWithId(...(neighbour ? [editAddressButtonId(neighbour.id)] : []), addAddressButtonId),
    })
    if (isDeleted) toast({ message: msg('book.deleted') })
  }
}
