import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { shadow } from '@/theme/tokens'
import { GripIcon } from '../icons'
import { Handle } from './sortable-parts'
import { StepButtons } from './StepButtons'
import { useEarlyArrow } from './use-early-arrow'

export type SortableParts = {
  /** Drags the item, and moves it by keys. */
  handle: ReactNode
  /** Two buttons that move it by one place, for who can't drag. */
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
  children: (parts: SortableParts) => ReactNode
}

/** An item that can be moved, wherever its content puts the handle and the buttons. */
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
