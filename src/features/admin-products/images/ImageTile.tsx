import { memo } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'
import type { SortableParts } from '@/ui/sortable/SortableItem'
import { TileBadge, TileBox, TileEnd, TileFoot, TileStart } from '@/ui/media/upload/tile-parts'

type ImageTileProps = Pick<SortableParts, 'handle' | 'steps'> & {
  /** Address of the picture. */
  url: string
  /** From 1, which is the cover. */
  place: number
  /** Takes the picture out of the product. */
  onRemove: (url: string, place: number) => void
}

/** An image of the product, with what moves it and takes it out. */
export const ImageTile = memo(function ImageTile({
  url,
  place,
  handle,
  steps,
  onRemove,
}: ImageTileProps) {
  const msg = useMsg()
  return (
    <>
      <TileBox>
        <Picture src={url} alt={msg('adminImages.alt', { place })} ratio="1" sizes="180px" />
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
