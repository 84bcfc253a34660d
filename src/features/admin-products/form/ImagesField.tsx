import { memo, useEffect, useEffectEvent, useId } from 'react'
import styled from 'styled-components'
import { acceptedImages, imageRules } from '@/domain/content/image-file'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { late } from '@/ui/feedback/late'
import { FieldNote } from '@/ui/fields/Field'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { DropArea } from '@/ui/media/upload/DropArea'
import { PickTile } from '@/ui/media/upload/PickTile'
import {
  TileBadge,
  TileBox,
  TileEnd,
  TileFoot,
  TileGrid,
  TileList,
  TileStart,
} from '@/ui/media/upload/tile-parts'
import { UploadTile } from '@/ui/media/upload/UploadTile'
import { arrayMove, SortableList, type SortableParts } from '@/ui/sortable/SortableList'
import { uploadErrors } from './mutations'
import { type ImagesChange, type Refusal, useImages } from './use-images'

const CropDialog = late(async () => (await import('@/ui/media/upload/CropDialog')).CropDialog)

export type ImagesFieldProps = {
  value: readonly string[]
  onChange: (change: ImagesChange) => void
  error?: string | undefined
  onBusy?: (uploading: boolean) => void
}

/** The images of a product (Product §9: 9 at most, 1:1): taken in, cropped, uploaded, put in order, taken out again. */
export function ImagesField({ value, onChange, error, onBusy }: ImagesFieldProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const id = useId()
  const { field, intake, items, uploads, busy, ...images } = useImages({ value, onChange })
  const [crop] = intake.crops
  const max = imageRules.maxCount
  const full = value.length + uploads.length >= max
  const empty = value.length + uploads.length === 0
  const hint = msg('adminImages.hint', { max })
  const tellBusy = useEffectEvent((now: boolean) => onBusy?.(now))
  useEffect(() => tellBusy(busy), [busy])
  return (
    <Stack $gap={3} role="group" aria-labelledby={`${id}-label`} ref={field}>
      <Row $gap={3} $align="baseline" $justify="space-between">
        <Text as="span" id={`${id}-label`} $size="sm" $weight="bold">
          {msg('adminImages.label')}
        </Text>
        <Text as="span" $size="sm" $color="inkSoft" $numeric>
          {msg('adminImages.count', { count: value.length, max })}
        </Text>
      </Row>
      <DropArea invitation={msg('adminImages.drop')} onFiles={intake.pick}>
        <TileGrid>
          <SortableList
            layout="grid"
            label={msg('adminImages.label')}
            items={items}
            itemId={(item) => item.id}
            itemName={(item) => msg('adminImages.name', { place: item.place })}
            onMove={(from, to) => onChange((before) => arrayMove([...before], from, to))}
          >
            {(item, parts) => <ImageTile {...item} {...parts} onRemove={images.remove} />}
          </SortableList>
          {uploads.length > 0 && (
            <TileList aria-label={msg('adminImages.uploading')}>
              {uploads.map((upload) => (
                <li key={upload.id}>
                  <UploadTile
                    upload={upload}
                    problem={errorText(uploadErrors(upload.error))}
                    onCancel={() => images.drop(upload)}
                    onRetry={() => images.retry(upload)}
                  />
                </li>
              ))}
            </TileList>
          )}
          {!full && (
            <PickTile
              label={msg('adminImages.add')}
              hint={hint}
              accept={acceptedImages}
              empty={empty}
              noteFor={id}
              error={error}
              onFiles={intake.pick}
            />
          )}
        </TileGrid>
      </DropArea>
      <Refusals refusals={intake.refusals} onDismiss={images.dismiss} />
      {/* While there is none, the hint stands in the tile itself. */}
      <FieldNote
        controlId={id}
        error={error}
        hint={full ? msg('adminImages.full', { max }) : empty ? undefined : hint}
      />
      <VisuallyHidden role="status">{images.news}</VisuallyHidden>
      {crop && (
        <CropDialog
          key={crop.id}
          file={crop.file}
          name={crop.name}
          waiting={intake.crops.length - 1}
          maxBytes={imageRules.maxBytes}
          onCropped={intake.cropped}
          onSkip={intake.skip}
        />
      )}
    </Stack>
  )
}

type ImageTileProps = Pick<SortableParts, 'handle' | 'steps'> & {
  url: string
  /** From 1, which is the cover. */
  place: number
  onRemove: (url: string, place: number) => void
}

const ImageTile = memo(function ImageTile({ url, place, handle, steps, onRemove }: ImageTileProps) {
  const msg = useMsg()
  return (
    <>
      <TileBox>
        <Picture src={url} alt={msg('adminImages.alt', { place })} ratio="1" whole sizes="180px" />
        <TileStart>{handle}</TileStart>
        <TileEnd>
          <IconButton
            data-remove
            label={msg('adminImages.remove', { place })}
            onClick={() => onRemove(url, place)}
          >
            <CloseIcon size={16} />
          </IconButton>
        </TileEnd>
        {place === 1 && <TileBadge>{msg('adminImages.cover')}</TileBadge>}
      </TileBox>
      <TileFoot>{steps}</TileFoot>
    </>
  )
})

type RefusalsProps = { refusals: readonly Refusal[]; onDismiss: () => void }

/** The files that did not get in, each by its name and with the reason; the others of the same pick did. */
export function Refusals({ refusals, onDismiss }: RefusalsProps) {
  const msg = useMsg()
  const max = imageRules.maxCount
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <Box $gap={2} $align="flex-start" $justify="space-between">
          <List>
            {refusals.map(({ name, why }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and none moves
              <li key={index}>{msg(`adminImages.problem.${why}`, { name, max })}</li>
            ))}
          </List>
          <IconButton label={msg('upload.dismiss')} onClick={onDismiss}>
            <CloseIcon size={18} />
          </IconButton>
        </Box>
      )}
    </div>
  )
}

const Box = styled(Row)`
  padding-inline-start: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

const List = styled.ul`
  max-height: 240px;
  padding-block: ${space(3)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`
