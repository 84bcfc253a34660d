import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, shadow } from '@/theme/tokens'
import { IconButton } from '../actions/IconButton'
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  GripIcon,
} from '../icons'

export type SortableParts = {
  /** Drags the item, and moves it by keys. */
  handle: ReactNode
  /** Two buttons that move it by one position, for people who can't drag. */
  steps: ReactNode
  /** Its position, from 0. */
  index: number
  /** True while it is being dragged. */
  dragging: boolean
}

type SortableItemProps = {
  /** Id of the item, as a string. */
  id: string
  /** What the item is called, for its handle and buttons. */
  name: string
  /** Its position, from 0. */
  index: number
  /** Number of items in the list. */
  count: number
  /** Whether the items are below or beside each other. */
  layout: 'list' | 'grid'
  /** Called by the buttons, with the positions from 0. */
  onStep: (from: number, to: number) => void
  /** Renders the item and places its handle and buttons. */
  children: (parts: SortableParts) => ReactNode
}

/** An item that can be moved. Its content places the handle and the buttons. */
export function SortableItem({ id, name, index, layout, children, ...steps }: SortableItemProps) {
  const msg = useMsg()
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
        steps: (
          <StepButtons
            {...steps}
            name={name}
            index={index}
            sideways={layout === 'grid'}
            disabled={disabled}
          />
        ),
        index,
        dragging: isDragging,
      })}
    </Root>
  )
}

const Root = styled.li`
  position: relative;
  min-width: 0;

  &[data-dragging] {
    z-index: 2;
    box-shadow: ${shadow.low};
  }
`

type StepButtonsProps = {
  /** What the item is called. */
  name: string
  /** Its position, from 0. */
  index: number
  /** Number of items in the list. */
  count: number
  /** The previous item is to the left, not above. */
  sideways: boolean
  /** True while nothing may be moved. */
  disabled: boolean
  /** Called with both positions, from 0. */
  onStep: (from: number, to: number) => void
}

/** Moves an item by one position. A button at an end stays, so that it keeps the focus. */
function StepButtons({ name, index, count, sideways, disabled, onStep }: StepButtonsProps) {
  const msg = useMsg()
  const Earlier = sideways ? ChevronLeftIcon : ChevronUpIcon
  const Later = sideways ? ChevronRightIcon : ChevronDownIcon
  return (
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
  )
}

/** Without touch actions: a finger on it drags instead of scrolling the page. */
const Handle = styled(IconButton)`
  color: ${color.inkSoft};
  cursor: grab;
  touch-action: none;

  &[data-dragging] {
    color: ${color.accent};
    cursor: grabbing;
  }

  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: default;
  }
`

const Step = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: default;
  }
`

/**
 * dnd-kit listens to arrow keys only from a moment after the lift on, and starts from a wrong position until it has
 * measured. An arrow key pressed before that is held back and dispatched again when dnd-kit is ready.
 *
 * @param lifted - This item is being moved.
 * @param measured - dnd-kit has measured its position.
 * @returns A key handler that returns true when it holds the key back.
 */
function useEarlyArrow(lifted: boolean, measured: boolean) {
  const ready = useRef(false)
  const held = useRef<() => void>(undefined)
  useEffect(() => {
    if (!lifted || !measured) return
    // dnd-kit starts to listen in a timer that was set before this one.
    const timer = setTimeout(() => {
      ready.current = true
      held.current?.()
    })
    return () => {
      clearTimeout(timer)
      ready.current = false
      held.current = undefined
    }
  }, [lifted, measured])

  return ({ code, currentTarget }: KeyboardEvent): boolean => {
    if (!lifted || ready.current || !code.startsWith('Arrow')) return false
    held.current = () => {
      currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { code, bubbles: true }))
    }
    return true
  }
}
