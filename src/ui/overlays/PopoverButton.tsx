import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { ChevronDownIcon } from '../frame-icons'
import { Popover } from './Popover'

export type PopoverButtonProps = {
  label: string
  /** Names the popover, at its top and for screen readers; by default what the button says. */
  title?: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A quiet button with the popover that it opens: how a list is looked at. */
export function PopoverButton({
  label,
  title = label,
  open,
  onOpenChange,
  children,
}: PopoverButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Opener
        ref={anchor}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        {label}
        <ChevronDownIcon size={16} />
      </Opener>
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        anchor={anchor}
        label={title}
        keepMounted="empty"
      >
        <Title>{title}</Title>
        {children}
      </Popover>
    </>
  )
}

const Opener = styled(Button)`
  && {
    font-size: ${text.sm};
    white-space: nowrap;
  }
`

const Title = styled.p`
  padding: ${space(3)} ${space(4)} 0;
  font-weight: ${weight.bold};
`
