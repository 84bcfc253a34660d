import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { SortableItem, type SortableParts } from './SortableItem'

export { arrayMove } from '@dnd-kit/sortable'

export type SortableListProps<Item> = {
  /** What is listed, for screen readers. */
  label: string
  /** In their order; the caller keeps it. */
  items: readonly Item[]
  /** Id of an item, unique in the list. */
  itemId: (item: Item) => number | string
  /** Names an item, for its handle and the announcements. */
  itemName: (item: Item) => string
  /** Has to move the item at once (`arrayMove`), also when it still has to be saved. */
  onMove: (from: number, to: number) => void
  /** `list`: one below another; `grid`: in rows. */
  layout?: 'list' | 'grid'
  /** Nothing can be moved, for example while saving. */
  disabled?: boolean
  /** Renders an item and places its handle and buttons. */
  children: (item: Item, parts: SortableParts) => ReactNode
}

/**
 * A list whose items are moved by dragging their handle, by keyboard (space, arrows, space), or one position at a time
 * by buttons. Moves are announced to screen readers. The gate to dnd-kit.
 */
export function SortableList<Item>({
  label,
  items,
  itemId,
  itemName,
  onMove,
  layout = 'list',
  disabled = false,
  children,
}: SortableListProps<Item>) {
  const msg = useMsg()
  const contextId = useId()
  const [announcement, setAnnouncement] = useState('')
  const ids = items.map((item) => String(itemId(item)))
  const nameOf = (id: string) => {
    const item = items[ids.indexOf(id)]
    return item === undefined ? '' : itemName(item)
  }
  const announcements = useAnnouncements(ids, nameOf)
  const step = (from: number, to: number) => {
    if (disabled || to < 0 || to >= ids.length) return
    onMove(from, to)
    const name = nameOf(ids[from] ?? '')
    setAnnouncement(msg('sortable.dropped', { name, place: to + 1, count: ids.length }))
  }
  return (
    <DndContext
      id={contextId}
      sensors={useSortSensors()}
      collisionDetection={closestCenter}
      modifiers={layout === 'list' ? upAndDown : anywhere}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: msg('sortable.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        const from = ids.indexOf(String(active.id))
        const to = ids.indexOf(String(over?.id))
        if (!disabled && from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
        disabled={disabled}
      >
        <List aria-label={label} data-layout={layout}>
          {items.map((item, index) => (
            <SortableItem
              key={ids[index]}
              id={ids[index] ?? ''}
              name={itemName(item)}
              index={index}
              count={ids.length}
              layout={layout}
              onStep={step}
            >
              {(parts) => children(item, parts)}
            </SortableItem>
          ))}
        </List>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  )
}

const anywhere: Modifier[] = []
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

const List = styled.ol`
  min-width: 0;
  list-style: none;

  &[data-layout='grid'] {
    display: contents;
  }
`

type Id = string | number

/** Announces an item while it is moved: its name, its position and the number of items. */
function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const msg = useMsg()
  const announced = useRef(-1)
  const announce = (
    event: 'picked' | 'over' | 'dropped' | 'cancelled',
    moving: Id,
    at: Id = moving,
  ) => {
    const index = ids.indexOf(String(at))
    // A lifted item is at once over its own position, which was announced already.
    if (event === 'over' && announced.current === index) return undefined
    announced.current = index
    const name = nameOf(String(moving))
    return msg(`sortable.${event}`, { name, place: index + 1, count: ids.length })
  }
  return {
    onDragStart: ({ active }) => announce('picked', active.id),
    onDragOver: ({ active, over }) => announce('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => announce('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => announce('cancelled', active.id),
  }
}

/** A press that does not move is not a drag. */
const pointer = { activationConstraint: { distance: 4 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Mouse, pen, finger and keyboard. */
function useSortSensors() {
  return useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
}
