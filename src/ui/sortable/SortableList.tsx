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
  items: readonly Item[]
  itemId: (item: Item) => number | string
  /** What an item is called, for its handle and for what is announced. */
  itemName: (item: Item) => string
  /** Has to put the item from one index to the other at once (`arrayMove`): what is still to be saved shows already. */
  onMove: (from: number, to: number) => void
  /** Below one another, or in rows like pictures. */
  layout?: 'list' | 'grid'
  /** Nothing moves, for as long as something is being saved. */
  disabled?: boolean
  children: (item: Item, parts: SortableParts) => ReactNode
}

/**
 * The one gate to dnd-kit: a list whose items are moved by dragging their handle, by the keyboard (space, arrows,
 * space; announced in the language shown), or one place at a time by buttons.
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
  const [said, setSaid] = useState('')
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
    setSaid(msg('sortable.dropped', { name, place: to + 1, count: ids.length }))
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
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

/** What a screen reader hears while an item is moved: its name and its place among how many. */
function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const msg = useMsg()
  const heard = useRef(-1)
  const say = (event: 'picked' | 'over' | 'dropped' | 'cancelled', moving: Id, at: Id = moving) => {
    const index = ids.indexOf(String(at))
    // Picked up, an item is at once over its own place: that is no news.
    if (event === 'over' && heard.current === index) return undefined
    heard.current = index
    const name = nameOf(String(moving))
    return msg(`sortable.${event}`, { name, place: index + 1, count: ids.length })
  }
  return {
    onDragStart: ({ active }) => say('picked', active.id),
    onDragOver: ({ active, over }) => say('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  }
}

/** A press that does not move is no drag. */
const pointer = { activationConstraint: { distance: 4 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Mouse, pen, finger and keyboard. */
function useSortSensors() {
  return useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
}
