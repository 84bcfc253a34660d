import { lazy, useEffect, useEffectEvent, useId } from 'react'
import styled from 'styled-components'
import { acceptedImages, imageRules } from '@/domain/admin/image-file'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { FieldNote } from '@/ui/fields/FieldNote'
import { Late } from '@/ui/feedback/Boundary'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'
import { DropArea } from '@/ui/media/upload/DropArea'
import { PickTile } from '@/ui/media/upload/PickTile'
import { TileGrid, TileList } from '@/ui/media/upload/tile-parts'
import { UploadTile } from '@/ui/media/upload/UploadTile'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { uploadErrors } from './errors'
import { ImageTile } from './ImageTile'
import { Refusals } from './Refusals'
import { useImages, type ImagesChange } from './use-images'

const CropDialog = lazy(() =>
  import('@/ui/media/upload/CropDialog').then((module) => ({ default: module.CropDialog })),
)

export type ImagesFieldProps = {
  /** URLs of the images, the cover first. */
  value: readonly string[]
  /** Called with what changes the list, so that several changes at once all count. */
  onChange: (change: ImagesChange) => void
  /** What is wrong, from the form. */
  error?: string | undefined
  /** Told when images begin or end to be on their way. */
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
    <Group role="group" aria-labelledby={`${id}-label`} ref={field}>
      <Head>
        <Label id={`${id}-label`}>{msg('adminImages.label')}</Label>
        <Count>{msg('adminImages.count', { count: value.length, max })}</Count>
      </Head>
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
        <Late>
          <CropDialog
            key={crop.id}
            file={crop.file}
            name={crop.name}
            waiting={intake.crops.length - 1}
            maxBytes={imageRules.maxBytes}
            onCropped={intake.cropped}
            onSkip={intake.skip}
          />
        </Late>
      )}
    </Group>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
`

const Label = styled.span`
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`
