import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Order, OrderItem, ReturnLine, ReturnRequest } from '@/api/generated/model'
import { optionsOf, attributeValue } from '@/domain/catalogue/variant'
import { acceptedTypes, imageRules, isHeic, withImageUploaded } from '@/domain/content/image-file'
import {
  hasReturnArrived,
  lineName,
  linesToReturn,
  returnLimits,
  returnReasons,
  returnWishes,
  returnableUnits,
} from '@/domain/returns/returns'
import { productQuery } from '@/features/catalogue/queries'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { hasTooManyPixels, sendablePicture } from '@/lib/picture-file'
import { color, media, space } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FieldNote } from '@/ui/fields/Field'
import { FormSelect, FormTextField } from '@/ui/form/fields'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { CloseIcon } from '@/ui/icons'
import { Grid, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { FilePickerTile } from '@/ui/media/upload/FilePickerTile'
import {
  TileBox,
  TileEnd,
  TileGrid,
  TileList,
  UploadTile,
  useUploads,
} from '@/ui/media/upload/UploadTile'
import type { DialogProps } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { mayOrderExist, photoUploadErrorText } from './errors'
import { type OrderUpdateCallbacks, uploadPhotoForReturn } from './mutations'

export type ReturnFormValues = {
  /**
   * One entry for each line of the order. `quantity` is the value of a select, and '0' means that the shopper
   * keeps the item.
   */
  lines: (Required<Omit<ReturnLine, 'quantity' | 'size'>> & { quantity: string; size: string })[]
  note: string
  /** The URLs of the uploaded photos. */
  photos: string[]
}

/** The part of the request that the shopper enters: the items, a note and photos. */
export type ReturnRequestInput = Pick<ReturnRequest, 'items' | 'note' | 'photos'>

type ReturnRequestWindowProps = OrderUpdateCallbacks & {
  /**
   * The newest state of the order. Pieces that were already returned, for example in another browser tab,
   * can't be chosen again.
   */
  order: Order
  isOpen: boolean
  finalFocus: DialogProps['finalFocus']
  /**
   * Sends the request. A second call with the same key does not create a second return. Rejects if it is not
   * certain that the request has arrived.
   */
  send: (asked: ReturnRequestInput, key: string) => Promise<Order>
  errors: (error: unknown) => ErrorText | null
  /** True if a staff member fills in the form for a customer on the phone. */
  byPhone?: boolean
  onClose: () => void
}

/**
 * The window that requests a return. The shopper chooses the items, their quantity, the reason, and a refund
 * or an exchange.
 */
export function ReturnRequestWindow(props: ReturnRequestWindowProps) {
  const { order, isOpen, finalFocus, onChanged, refresh, byPhone = false, onClose } = props
  const msg = useMsg()
  const toast = useToast()
  const [before] = useState(order.returns.length)
  const [isUploading, setIsUploading] = useState(false)

  const finish = (changed: Order): true => {
    onChanged?.(changed)
    toast({ message: msg('return.done') })
    return true
  }
  const send = async ({ lines, note, photos }: ReturnFormValues, _: unknown, key: string) => {
    const items = linesToReturn(lines.map((line) => ({ ...line, quantity: Number(line.quantity) })))
    if (items.length === 0) return { id: 'return.error.none' } as const
    if (isUploading) return { id: 'return.photos.wait' } as const
    try {
      return finish(await props.send({ items, note: note.trim(), photos }, key))
    } catch (failure) {
      // The return may exist although the server's response was lost. The order is read again to find this
      // out.
      const now = await refresh?.().catch(() => undefined)
      if (now && mayOrderExist(failure) && hasReturnArrived(now, items, before)) return finish(now)
      throw failure
    }
  }
  return (
    <ActionWindow<ReturnFormValues>
      isOpen={isOpen}
      title={msg(byPhone ? 'adminReturns.byPhone' : 'return.ask')}
      fullScreen="phone"
      finalFocus={finalFocus}
      labels={{ save: msg('return.send') }}
      initialValues={{ lines: order.items.map(startingLine), note: '', photos: [] }}
      schema={async () => (await import('./return-schema')).returnFormSchema}
      holdsMore={isUploading}
      sends={`return:${order.code}`}
      onSend={send}
      errors={props.errors}
      onClose={onClose}
    >
      <Text $color="inkSoft">
        {msg(byPhone ? 'adminReturns.byPhone.text' : 'return.text')} {msg('bill.back')}
      </Text>
      <Lines order={order} wish={msg(byPhone ? 'adminReturns.byPhone.wish' : 'return.wish')} />
      <FormTextField
        name="note"
        label={msg('return.note')}
        hint={msg('return.note.hint')}
        maxLength={returnLimits.note}
        multiline
      />
      <ReturnPhotos order={order} onBusy={setIsUploading} />
    </ActionWindow>
  )
}

/**
 * Returns the first values of a line. If the order has only one line, one piece of it is preselected. If it
 * has several lines, the shopper has to choose.
 */
function startingLine({ id }: { id: number }, _: number, all: readonly unknown[]) {
  const quantity = all.length === 1 ? '1' : '0'
  return { item_id: id, quantity, reason: 'fit', wish: 'exchange', size: '' } as const
}

/**
 * The lines that can be returned. A chosen line stays in the list, even if another browser tab has returned
 * it meanwhile.
 */
function Lines({ order, wish }: { order: Order; wish: string }) {
  const msg = useMsg()
  const { lines } = useFormValues<ReturnFormValues>()
  return order.items.map((item, index) => {
    const chosen = Number(lines[index]?.quantity)
    const returnable = Math.max(returnableUnits(item, order.returns), chosen)
    if (returnable === 0) return null
    const name = `lines.${index}`
    const counts = Array.from({ length: returnable + 1 }, (_, count) => ({
      value: String(count),
      label: count === 0 ? msg('return.quantity.none') : String(count),
    }))
    return (
      <Line key={item.id} $gap={4} role="group" aria-label={lineName(item)}>
        <Grid $gap={4} $columns="64px minmax(0, 1fr)">
          <Picture src={item.variant?.image_url} alt="" sizes="64px" />
          <Stack $gap={1} $align="start">
            <Text $weight="bold">{lineName(item)}</Text>
            <FormSelect name={`${name}.quantity`} label={msg('return.quantity')} options={counts} />
          </Stack>
        </Grid>
        {chosen > 0 && (
          <>
            <Choices $gap={4}>
              <FormSelect
                name={`${name}.reason`}
                label={msg('return.reason')}
                options={returnReasons.map((reason) => ({
                  value: reason,
                  label: msg(`return.reason.${reason}`),
                }))}
              />
              <FormSelect
                name={`${name}.wish`}
                label={wish}
                options={returnWishes.map((value) => ({
                  value,
                  label: msg(`return.wish.${value}`),
                }))}
              />
            </Choices>
            {lines[index]?.wish === 'exchange' && <OtherSize name={`${name}.size`} item={item} />}
          </>
        )}
      </Line>
    )
  })
}

/**
 * The choice of the size that the shopper wants instead, in the same colour. If the shop no longer sells the
 * variant, or if the product can't be loaded, the shopper types the size.
 */
function OtherSize({ name, item }: { name: string; item: OrderItem }) {
  const msg = useMsg()
  const field = useFormField<string>(name)
  const { data, isLoading } = useQuery({
    ...productQuery(item.slug ?? ''),
    enabled: item.slug !== null,
  })
  const own = data?.product.variants.find(({ id }) => id === item.variant_id)
  if (isLoading) return <Skeleton height="72px" />
  if (!data || !own)
    return (
      <FormTextField
        name={name}
        label={msg('return.size')}
        {...(item.size && { hint: msg('return.size.hint', { size: item.size }) })}
        maxLength={returnLimits.size}
        required
      />
    )
  const inColour = { color: attributeValue(own, 'color'), size: null }
  return (
    <SwatchGroup
      {...field}
      kind="size"
      legend={msg('return.size')}
      options={optionsOf(data.product, 'size', inColour).map(({ value, state }) => ({
        value,
        label: value,
        state: state === 'available' ? state : 'unavailable',
      }))}
    />
  )
}

const Line = styled(Stack)`
  padding-block-end: ${space(4)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`

const Choices = styled(Grid)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

type ReturnPhotosProps = {
  order: { code: string; phone: string }
  onBusy: (isBusy: boolean) => void
}

const max = returnLimits.photos

/**
 * Returns the reason why a picked file can't be sent, or null. A picture with too many bytes is fine, because
 * it is scaled down before it is sent.
 */
async function photoProblem(file: File): Promise<'heic' | 'refused' | null> {
  try {
    if (await hasTooManyPixels(file)) return 'refused'
    const picture = await createImageBitmap(file)
    picture.close()
    return null
  } catch {
    const head = await file
      .slice(0, imageRules.headBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    return isHeic(new Uint8Array(head)) ? 'heic' : 'refused'
  }
}

/**
 * The photos of the goods. Each photo is uploaded at once when the shopper picks it, and can be removed
 * again. This component needs the message bundle `upload`.
 */
function ReturnPhotos({ order, onBusy }: ReturnPhotosProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const id = useId()
  const { value, ...form } = useFormField<readonly string[]>('photos')
  // The newest photos. They are in a ref, because several uploads may end before React renders again.
  const latest = useRef(value)
  const onChange = (change: (before: readonly string[]) => readonly string[]) => {
    latest.current = change(latest.current)
    form.onChange(latest.current)
  }
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [picked, setPicked] = useState(0)
  const { uploads, add, retry, drop } = useUploads({
    send: async ({ file }, options) =>
      uploadPhotoForReturn(order, await sendablePicture(file, imageRules), options),
    onArrive: (url, later) =>
      onChange((before) => (before.includes(url) ? before : withImageUploaded(before, url, later))),
  })
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  const tellBusy = useEffectEvent((now: boolean) => onBusy(now))
  useEffect(() => tellBusy(isBusy), [isBusy])

  const taken = value.length + uploads.length
  /** Moves the focus to the picker, because the clicked button disappears together with its tile. */
  const focusPicker = () => setTimeout(() => picker.current?.focus())

  async function pick(files: readonly File[]): Promise<void> {
    const problems = await Promise.all(files.map(photoProblem))
    const good = files.filter((_, index) => problems[index] === null)
    const refused = files.find((file) => !good.includes(file))
    const why = problems.find((problem) => problem !== null) ?? 'refused'
    const room = max - taken
    setProblem(
      refused
        ? msg(`return.photos.${why}`, { name: refused.name })
        : good.length > room
          ? msg('return.photos.excess', { max })
          : undefined,
    )
    setPicked(picked + files.length)
    add(good.slice(0, room).map((file, index) => ({ id: picked + index, file })))
  }

  return (
    <Stack $gap={2} role="group" aria-labelledby={`${id}-label`}>
      <Text as="span" id={`${id}-label`} $size="sm" $weight="bold">
        {msg('return.photos')}
      </Text>
      <TileGrid>
        <TileList>
          {value.map((url, index) => (
            <li key={url}>
              <TileBox>
                <Picture
                  src={url}
                  alt={msg('return.photos.photo', { n: index + 1 })}
                  ratio="1"
                  personal
                />
                <TileEnd>
                  <IconButton
                    label={msg('return.photos.remove', { n: index + 1 })}
                    onClick={() => {
                      focusPicker()
                      onChange((before) => before.filter((one) => one !== url))
                    }}
                  >
                    <CloseIcon size={16} />
                  </IconButton>
                </TileEnd>
              </TileBox>
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadTile
                upload={upload}
                problem={errorText(photoUploadErrorText(upload.error))}
                onCancel={() => {
                  focusPicker()
                  drop(upload)
                }}
                onRetry={() => retry(upload)}
              />
            </li>
          ))}
        </TileList>
        {taken < max && (
          <FilePickerTile
            ref={picker}
            label={msg('return.photos.add')}
            hint={msg('return.photos.hint', { max })}
            accept={acceptedTypes}
            empty={taken === 0}
            noteFor={id}
            error={problem}
            onFiles={(files) => void pick(files)}
          />
        )}
      </TileGrid>
      <FieldNote controlId={id} error={problem} />
    </Stack>
  )
}
