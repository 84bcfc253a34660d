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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, shadow } from '@/theme/tokens.gen'
import { IconButton } from '../actions/IconButton'
import { useAnnounce } from '../feedback/Announcer'
import { ChevronDownIcon } from '../frame-icons'
import { ChevronLeftIcon, ChevronRightIcon, ChevronUpIcon, GripIcon } from '../icons'

export { arrayMove } from '@dnd-kit/sortable'

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  itemId: (item: Item) => number | string
  itemName: (item: Item) => string
  /**
   * Called after the user has moved an item. The function must move the item at once (`arrayMove`), even if
   * the new order has to be saved first.
   */
  onMove: (from: number, to: number) => void
  /** `list` shows the items below each other, and `grid` shows them in rows. */
  layout?: 'list' | 'grid'
  disabled?: boolean
  children: (item: Item, parts: SortableControls) => ReactNode
}

/**
 * A list whose items the user can move: by dragging a handle, by keyboard (space, arrows, space), or by two
 * buttons. Only this file uses dnd-kit.
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
  const announce = useAnnounce()
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
    announce(msg('sortable.dropped', { name, place: to + 1, count: ids.length }))
  }
  return (
    <DndContext
      id={contextId}
      sensors={useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))}
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
    </DndContext>
  )
}

const anywhere: Modifier[] = []
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

type Id = string | number

function useAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const msg = useMsg()
  const announced = useRef(-1)
  const announce = (
    event: 'picked' | 'over' | 'dropped' | 'cancelled',
    moving: Id,
    at: Id = moving,
  ) => {
    const index = ids.indexOf(String(at))
    // dnd-kit reports a lifted item at once as being above its own place. That place has already been
    // announced, so it is not announced again.
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

/** A click without movement is not a drag. */
const pointer = { activationConstraint: { distance: 4 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

export type SortableControls = {
  /** The handle that drags the item. The handle also receives the keys that move the item. */
  handle: ReactNode
  /** Two buttons that move the item by one place, for people who cannot drag. */
  steps: ReactNode
  index: number
  dragging: boolean
}

type SortableItemProps = {
  id: string
  name: string
  index: number
  count: number
  layout: 'list' | 'grid'
  onStep: (from: number, to: number) => void
  children: (parts: SortableControls) => ReactNode
}

function SortableItem({ id, name, index, count, layout, onStep, children }: SortableItemProps) {
  const msg = useMsg()
  const [Earlier, Later] =
    layout === 'grid' ? [ChevronLeftIcon, ChevronRightIcon] : [ChevronUpIcon, ChevronDownIcon]
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    over,
  } = useSortable({ id, attributes: { roleDescription: msg('sortable.role') } })
  const { 'aria-disabled': disabled } = attributes
  const isTooEarly = useEarlyArrow(isDragging, over !== null)
  const handle = (
    <Handle
      {...attributes}
      {...listeners}
      onKeyDown={(event) => {
        if (!isTooEarly(event)) return listeners?.['onKeyDown']?.(event)
        event.preventDefault()
        event.stopPropagation()
      }}
      ref={setActivatorNodeRef}
      label={msg('sortable.handle', { name })}
      data-dragging={isDragging || undefined}
    >
      <GripIcon size={20} />
    </Handle>
  )
  return (
    <Root
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children({
        handle,
        // A button at the end of the list is disabled but not removed, so that it keeps the focus.
        steps: (
          <>
            <Step
              label={msg('sortable.earlier', { name })}
              aria-disabled={disabled || index === 0}
              onClick={() => onStep(index, index - 1)}
            >
              <Earlier size={20} />
            </Step>
            <Step
              label={msg('sortable.later', { name })}
              aria-disabled={disabled || index === count - 1}
              onClick={() => onStep(index, index + 1)}
            >
              <Later size={20} />
            </Step>
          </>
        ),
        index,
        dragging: isDragging,
      })}
    </Root>
  )
}

/**
 * Returns a function that tells whether an arrow key must wait. dnd-kit only handles arrows some time after
 * an item was lifted. Until dnd-kit has measured the list, an arrow would move the item from a wrong place.
 * An arrow that was pressed too early is sent again when dnd-kit is ready.
 */
function useEarlyArrow(lifted: boolean, measured: boolean) {
  const ready = useRef(false)
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    if (!lifted || !measured) return
    // dnd-kit starts to listen in a timer that it set earlier, so this timer runs after that timer.
    const timer = setTimeout(() => {
      ready.current = true
      waiting.current?.()
    })
    return () => {
      clearTimeout(timer)
      ready.current = false
      waiting.current = undefined
    }
  }, [lifted, measured])

  return ({ code, currentTarget }: KeyboardEvent): boolean => {
    if (!lifted || ready.current || !code.startsWith('Arrow')) return false
    waiting.current = () => {
      currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { code, bubbles: true }))
    }
    return true
  }
}

const List = styled.ol`
  min-width: 0;
  list-style: none;

  &[data-layout='grid'] {
    display: contents;
  }
`

const Root = styled.li`
  position: relative;
  min-width: 0;

  /* The focus ring must lie above the next row. */
  &:focus-within {
    z-index: 1;
  }

  &[data-dragging] {
    z-index: 2;
    box-shadow: ${shadow.low};
  }
`

const Step = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: default;
  }
`

const Handle = styled(Step)`
  touch-action: none;

  &:not([aria-disabled='true']) {
    color: ${color.inkSoft};
    cursor: grab;
  }

  &[data-dragging] {
    color: ${color.accent};
    cursor: grabbing;
  }
`
