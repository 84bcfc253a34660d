import { useId, useState } from 'react'
import styled from 'styled-components'
import { type DayRange, isRange, rangeProblem } from '@/domain/admin/dashboard'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { DayField } from '@/ui/fields/DayField'

type CustomRangeProps = {
  /** The range whose figures are shown. */
  days: DayRange
  /** Called with each valid range, as it is typed. */
  onDays: (days: DayRange) => void
}

/** Two day fields. A valid range is applied at once; otherwise the problem is shown and the figures stay. */
export function CustomRange({ days, onDays }: CustomRangeProps) {
  const msg = useMsg()
  const id = useId()
  const [typed, setTyped] = useState<Partial<DayRange>>(days)
  const [known, setKnown] = useState(days)
  if (known.from !== days.from || known.to !== days.to) {
    setKnown(days)
    setTyped(days)
  }
  const change = (end: 'from' | 'to', day: string | undefined) => {
    const next = { from: typed.from, to: typed.to, [end]: day }
    setTyped(next)
    if (isRange(next)) onDays(next)
  }
  const problem = rangeProblem({ from: typed.from, to: typed.to })
  return (
    <Frame role="group" aria-label={msg('adminDashboard.range.custom')} aria-describedby={id}>
      <DayField
        label={msg('adminDashboard.range.from')}
        value={typed.from}
        onChange={(day) => change('from', day)}
      />
      <DayField
        label={msg('adminDashboard.range.to')}
        value={typed.to}
        onChange={(day) => change('to', day)}
      />
      <Problem id={id} role="status">
        {problem && msg(`adminDashboard.range.${problem}`)}
      </Problem>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 180px));
  grid-column: 1 / -1;
  gap: ${space(2)} ${space(3)};
`

const Problem = styled.p`
  grid-column: 1 / -1;
  min-height: ${space(6)};
  color: ${color.danger};
  font-size: ${text.sm};
`
