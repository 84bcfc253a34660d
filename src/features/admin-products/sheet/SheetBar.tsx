import styled, { createGlobalStyle } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { BottomBar } from '@/ui/layout/BottomBar'

type SheetBarProps = {
  /** How many cells are changed. */
  changed: number
  /** How many of them can't be saved as they are. */
  wrong: number
  /** The server is asked. */
  isSaving: boolean
  /** Takes all changes back. */
  onDiscard: () => void
}

/** Stays at the lower edge: how much is changed, and the one button that saves all of it. */
export function SheetBar({ changed, wrong, isSaving, onDiscard }: SheetBarProps) {
  const msg = useMsg()
  const state = [
    msg(changed > 0 ? 'adminSheet.changed' : 'adminSheet.unchanged', { n: changed }),
    wrong > 0 && msg('adminSheet.wrong', { n: wrong }),
  ]
  return (
    <BottomBar label={msg('adminSheet.bar')}>
      <RoomForTheHead />
      <State role="status">{state.filter(Boolean).join(' · ')}</State>
      <Buttons>
        <Button variant="quiet" disabled={changed === 0 || isSaving} onClick={onDiscard}>
          {msg('adminSheet.discard')}
        </Button>
        <Button type="submit" loading={isSaving} disabled={changed - wrong <= 0}>
          {msg('adminSheet.save')}
        </Button>
      </Buttons>
    </BottomBar>
  )
}

/** The cell that takes the focus must not be under the heading of the table. */
const RoomForTheHead = createGlobalStyle`
  html {
    scroll-padding-block-start: ${space(16)};
  }
`

const State = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
`

const Buttons = styled.div`
  display: flex;
  gap: ${space(3)};
`
