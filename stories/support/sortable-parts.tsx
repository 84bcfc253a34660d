import { IconButton } from '@/ui/actions/IconButton'
import { ChevronDownIcon, ChevronUpIcon, GripIcon } from '@/ui/icons'
import type { SortableParts } from '@/ui/sortable/SortableList'

/** The handle and the buttons of an item that stands alone, without a list to move it in. */
export const sortableParts: SortableParts = {
  handle: (
    <IconButton label="Kéo để sắp xếp">
      <GripIcon size={20} />
    </IconButton>
  ),
  steps: (
    <>
      <IconButton label="Đưa ra trước">
        <ChevronUpIcon size={20} />
      </IconButton>
      <IconButton label="Đưa ra sau">
        <ChevronDownIcon size={20} />
      </IconButton>
    </>
  ),
  index: 0,
  dragging: false,
}
