import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { emptyCascade, isCascadeComplete } from '@/domain/address/cascade'
import {
  addressText,
  recipientFieldsOf,
  isBlankDelivery,
  isDeliveryTo,
  fillableParts,
  unparsedDelivery,
} from '@/domain/address/saved-address'
import { type RecipientForm, type OrderFormValues, recipientFieldNames } from '@/domain/order/form'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { RecipientFields } from '@/features/addresses/AddressFields'
import { parseAddressText } from '@/features/addresses/parse-address'
import { askSignInAtom, useSession } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { phoneText } from '@/lib/kinds/phone'
import { useSetAtom } from '@/lib/store'
import { color, radius, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { RadioLegend } from '@/ui/choosing/choice-group'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useFillForm, useFormValues, useShowsError } from '@/ui/form/use-form'
import { Row, Text } from '@/ui/layout/basics'

/**
 * The saved addresses of the shopper, and the fields of the recipient. The default address fills in the form
 * and shows as a summary. A click on "Edit" shows the other addresses and the fields.
 */
export function CheckoutDeliveryFields() {
  const isSignedIn = useSession().token !== null
  const query = useQuery({ ...savedAddressesQuery, enabled: isSignedIn })
  const { isError, isFetching, refetch } = query
  const { data, chosen, onPick, onOther, stopReading, progress } = useSavedDelivery(query.data)
  const list = { data, isError, isFetching, refetch }
  const view = useDeliveryView({ list, chosen, progress, isSignedIn })
  const chosenRadio = useRef<HTMLInputElement>(null)
  useEffect(
    function leadIntoTheForm() {
      // The clicked "Edit" button has disappeared, so the focus moves to the chosen address.
      if (view.wasOpened) chosenRadio.current?.focus()
    },
    [view.wasOpened],
  )
  return (
    <>
      <SavedAddresses list={list} isSignedIn={isSignedIn}>
        {(addresses) =>
          chosen && !view.hasFields ? (
            <DeliverySummary
              address={chosen}
              isReading={progress === 'reading'}
              onEdit={view.open}
            />
          ) : (
            <SavedAddressPicker
              ref={chosenRadio}
              addresses={addresses}
              chosen={chosen}
              onPick={(address) => void onPick(address)}
              onOther={onOther}
              progress={progress}
            />
          )
        }
      </SavedAddresses>
      {view.hasFields && <RecipientFields onType={stopReading} />}
    </>
  )
}

/**
 * Returns the saved addresses, the chosen one, and functions that fill in the form. An address counts as
 * chosen if it equals the values of the form. The default address is filled in only if the form is empty,
 * because a draft and typed values must stay.
 */
function useSavedDelivery(saved: readonly SavedAddress[] | undefined) {
  const client = useQueryClient()
  const values = useFormValues<OrderFormValues>()
  const fill = useFillForm<OrderFormValues>()
  const [picked, setPicked] = useState<SavedAddress>()
  const [isReading, setIsReading] = useState(false)
  const fills = useRef(0)
  const typed = useRef<RecipientForm>(null)
  const hasDecided = useRef(false)
  /** The current texts of addresses from before July 2025, by the old text (Product §4.7.5). */
  const [renewed, setRenewed] = useState<ReadonlyMap<string, string>>(new Map())
  const addresses = saved?.map(({ address, ...rest }) => ({
    ...rest,
    address: renewed.get(address) ?? address,
  }))
  const matching = addresses?.filter((address) => isDeliveryTo(address, values)) ?? []
  const chosen = matching.find(({ id }) => id === picked?.id) ?? matching[0]

  async function pick(address: SavedAddress): Promise<void> {
    if (!chosen && !isBlankDelivery(values)) typed.current = recipientFieldsOf(values)
    const number = ++fills.current
    const unread = unparsedDelivery(address, values.region)
    setPicked(address)
    setIsReading(true)
    fill(unread)
    const read = await parseAddressText(client, address.address)
    if (number !== fills.current) return
    setIsReading(false)
    if (!isDeliveryTo(address, { ...unread, ...read }))
      setRenewed((texts) => new Map(texts).set(address.address, addressText(read)))
    fill((now) => fillableParts(now, read, unread.street))
  }

  /**
   * Cancels the reading of an address, because the shopper has typed or chosen something else. Its result is
   * then not filled in.
   */
  const stopReading = useCallback(() => {
    hasDecided.current = true
    fills.current += 1
    setIsReading(false)
  }, [])

  /**
   * Restores the values that were in the form before a saved address replaced them. If the form had no values
   * then, the address becomes empty.
   */
  function restoreTyped(): void {
    stopReading()
    const region = { ...emptyCascade, country: values.region.country }
    fill(typed.current ?? { street: '', region })
  }

  const preselect = useEffectEvent((list: readonly SavedAddress[]) => {
    // If the shopper left the page while an address was being read, the street field still contains the whole
    // address. This address is then read again.
    const first = isBlankDelivery(values)
      ? list.find((address) => address.default)
      : list.find(({ address }) => address === values.street && !values.region.province)
    if (first) void pick(first)
  })
  useEffect(
    function preselectDefaultOnce() {
      if (!saved || hasDecided.current) return
      hasDecided.current = true
      preselect(saved)
    },
    [saved],
  )

  const isPartial = chosen !== undefined && !isCascadeComplete(values.region)
  const progress = isReading ? 'reading' : isPartial ? 'partial' : 'idle'
  return {
    data: addresses,
    chosen,
    onPick: pick,
    onOther: restoreTyped,
    stopReading,
    progress,
  } as const
}

type DeliveryState = Pick<SavedAddressesProps, 'list' | 'isSignedIn'> & {
  chosen: SavedAddress | undefined
  progress: keyof typeof notes
}

/**
 * Returns whether the fields are shown (`hasFields`), whether a click has opened them (`wasOpened`), and a
 * function that opens them. The fields are needed without a session, if the saved addresses can't be loaded,
 * and if no saved address equals the form and the default address will not fill it in. While the addresses
 * load, the fields are needed only if the form opened with values. They are also needed if an address can't
 * be read completely or a field has an error. Once shown, they stay, so that the layout does not move while
 * the shopper types.
 */
function useDeliveryView({ list, chosen, progress, isSignedIn }: DeliveryState) {
  const values = useFormValues<OrderFormValues>()
  const hasProblem = useShowsError(recipientFieldNames)
  const isBlank = isBlankDelivery(values)
  const [isTyped] = useState(!isBlank)
  const [openedBy, setOpenedBy] = useState<'need' | 'click' | null>(null)
  const willBeFilled = isBlank && list.data?.some((address) => address.default)
  const needsFields =
    !isSignedIn ||
    list.isError ||
    progress === 'partial' ||
    hasProblem ||
    (list.data === undefined ? isTyped : !chosen && !willBeFilled)
  if (needsFields && !openedBy) setOpenedBy('need')
  return {
    hasFields: needsFields || openedBy !== null,
    wasOpened: openedBy === 'click',
    open: () => setOpenedBy('click'),
  }
}

type SavedAddressesProps = {
  list: {
    data: readonly SavedAddress[] | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** False if the session has ended. A sign-in button then replaces the addresses. */
  isSignedIn: boolean
  /** Renders the addresses. The list is never empty. */
  children: (addresses: readonly SavedAddress[]) => ReactNode
}

/**
 * The saved addresses above the form. The box keeps its height while the addresses load, so that nothing
 * below moves. Renders nothing if the shopper had no saved address when the form opened and still has none.
 */
function SavedAddresses({ list, isSignedIn, children }: SavedAddressesProps) {
  const msg = useMsg()
  const askSignIn = useSetAtom(askSignInAtom)
  const frame = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, refetch } = list
  const [isKnownEmpty] = useState(data?.length === 0 && isSignedIn)
  if (isKnownEmpty && data?.length === 0) return null
  // The retry button disappears together with the error. The focus therefore moves to this box first.
  const retry = () => {
    frame.current?.focus()
    refetch()
  }
  const content = () => {
    if (!isSignedIn)
      return (
        <Line text={msg('saved.signedOut')}>
          <Button variant="secondary" onClick={() => askSignIn()}>
            {msg('saved.signIn')}
          </Button>
        </Line>
      )
    if (data) return data.length > 0 ? children(data) : <Line text={msg('saved.none')} />
    if (!isError) return <Skeleton height="100%" />
    return (
      <Line text={msg('book.error.list')}>
        <Button variant="secondary" loading={isFetching} onClick={retry}>
          {msg('ui.retry')}
        </Button>
      </Line>
    )
  }
  return (
    <Room ref={frame} tabIndex={-1} aria-busy={isSignedIn && !data && !isError}>
      {content()}
    </Room>
  )
}

/** A line of text in place of the addresses, with an optional button. */
function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box $wrap $gap={[3, 5]} $align="center">
      <p role="status">{text}</p>
      {children}
    </Box>
  )
}

type SavedAddressPickerProps = {
  /** All saved addresses, the default address first. */
  addresses: readonly SavedAddress[]
  /** The saved address that is in the form. Undefined if the form has another address than the saved ones. */
  chosen: SavedAddress | undefined
  onPick: (address: SavedAddress) => void
  /**
   * Called when the shopper chooses "another address". The caller restores the typed values, or empties the
   * address.
   */
  onOther: () => void
  /** The progress of filling in the chosen address. */
  progress: keyof typeof notes
  /** The radio button of the chosen address. */
  ref?: Ref<HTMLInputElement>
}

const notes = {
  idle: 'saved.note',
  reading: 'saved.note.reading',
  partial: 'saved.note.partial',
} as const

/** The value of the option "another address". */
const other = 'other'

/** Radio buttons for the saved addresses, and a last button for "another address". */
function SavedAddressPicker(props: SavedAddressPickerProps) {
  const { addresses, chosen, onPick, onOther, progress, ref } = props
  const msg = useMsg()
  return (
    <div>
      <RadioGroup
        ref={ref}
        label={msg('saved.title')}
        value={chosen ? String(chosen.id) : other}
        options={[
          ...addresses.map(({ id, name, phone, address, ...rest }) => ({
            value: String(id),
            label: rest.default ? `${name} · ${msg('saved.default')}` : name,
            description: `${phoneText(phone)} · ${address}`,
          })),
          { value: other, label: msg('saved.other'), description: msg('saved.other.text') },
        ]}
        onChange={(value) => {
          const picked = addresses.find(({ id }) => String(id) === value)
          if (picked) onPick(picked)
          else onOther()
        }}
      />
      <Text role="status" $size="sm" $color="inkSoft">
        {msg(notes[progress])}
      </Text>
    </div>
  )
}

type DeliverySummaryProps = { address: SavedAddress; isReading: boolean; onEdit: () => void }

/** The chosen address in short form. It is shown instead of the fields. */
function DeliverySummary({ address, isReading, onEdit }: DeliverySummaryProps) {
  const msg = useMsg()
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <RadioLegend as="p" id={titleId}>
        {msg('saved.summary')}
      </RadioLegend>
      <Card $gap={4} $align="start" $justify="space-between">
        <Text as="div" $size="sm" $color="inkSoft">
          <Text $size="md" $weight="bold" $color="ink">
            {address.name}
          </Text>
          <p>{phoneText(address.phone)}</p>
          <p>{address.address}</p>
        </Text>
        <Button variant="secondary" aria-describedby={titleId} onClick={onEdit}>
          {msg('saved.edit')}
        </Button>
      </Card>
      <Text role="status" $size="sm" $color="inkSoft">
        {isReading && msg('saved.note.reading')}
      </Text>
    </div>
  )
}

const Room = styled.div`
  display: grid;
  min-height: 11rem;
  grid-template-columns: minmax(0, 1fr);
`

const Box = styled(Row)`
  padding: ${space(4)};
  background: ${color.sand};
  color: ${color.inkSoft};

  & > p {
    flex: 1 1 14em;
  }
`

const Card = styled(Row)`
  padding: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > button {
    flex: none;
  }
`
