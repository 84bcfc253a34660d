import { createLink } from '@tanstack/react-router'
import { useId, useState } from 'react'
import styled, { css } from 'styled-components'
import {
  type DashboardSearch,
  type DayRange,
  daysToShow,
  isDayRange,
  type PresetRange,
  presetRanges,
  dayRangeProblem,
} from '@/domain/dashboard'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay, shopDay } from '@/lib/dates'
import { color, control, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { DayFilterField } from '@/ui/fields/DayField'
import { Row, Text } from '@/ui/layout/basics'

type DayRangePickerProps = { search: DashboardSearch; onSearch: (search: DashboardSearch) => void }

/**
 * The choice of the period: links for preset ranges, and two fields for a custom range. A text names the
 * first and the last day of the chosen range.
 */
export function DayRangePicker({ search, onSearch }: DayRangePickerProps) {
  const msg = useMsg()
  const locale = useLocale()
  const [changed, setChanged] = useState<string>()
  const isCustom = search.from !== undefined
  const days = daysToShow(search, shopDay())
  const current = isCustom ? 'custom' : (search.range ?? 'month')
  const isOpen = isCustom || changed === current
  return (
    <Frame>
      <nav aria-label={msg('adminDashboard.range')}>
        <Row as="ul" $gap={[2, 1.5]} $wrap>
          {presetRanges.map((range) => (
            <li key={range}>
              <ChoiceLink
                to="/admin"
                search={rangeSearch(range)}
                activeOptions={{ exact: true }}
                aria-current={range === current ? 'true' : undefined}
                resetScroll={false}
              >
                {msg(`adminDashboard.range.${range}`)}
              </ChoiceLink>
            </li>
          ))}
          <li>
            <ChoiceButton
              type="button"
              aria-current={isCustom ? 'true' : undefined}
              aria-expanded={isOpen}
              onClick={() => setChanged(isOpen ? undefined : current)}
            >
              {msg('adminDashboard.range.custom')}
            </ChoiceButton>
          </li>
        </Row>
      </nav>
      <Text $size="sm" $color="inkSoft" $numeric>
        {msg('adminDashboard.range.compared', {
          days:
            days.from === days.to
              ? formatDay(days.from, locale)
              : msg('adminDashboard.range.days', {
                  from: formatDay(days.from, locale),
                  to: formatDay(days.to, locale),
                }),
        })}
      </Text>
      {isOpen && <CustomRange days={days} onDays={onSearch} />}
    </Frame>
  )
}

function rangeSearch(range: PresetRange): DashboardSearch {
  return range === 'month' ? {} : { range }
}

type CustomRangeProps = { days: DayRange; onDays: (days: DayRange) => void }

/**
 * Two day fields. A valid range applies at once. After an invalid range, a message is shown and the figures
 * do not change.
 */
function CustomRange({ days, onDays }: CustomRangeProps) {
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
    if (isDayRange(next)) onDays(next)
  }
  const problem = dayRangeProblem({ from: typed.from, to: typed.to })
  return (
    <Fields role="group" aria-label={msg('adminDashboard.range.custom')} aria-describedby={id}>
      <DayFilterField
        label={msg('adminDashboard.range.from')}
        value={typed.from}
        onChange={(day) => change('from', day)}
      />
      <DayFilterField
        label={msg('adminDashboard.range.to')}
        value={typed.to}
        onChange={(day) => change('to', day)}
      />
      <Problem id={id} role="status">
        {problem && msg(`adminDashboard.range.${problem}`)}
      </Problem>
    </Fields>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-block: ${space(4)};

  ${media.tablet} {
    grid-template-columns: auto 1fr;
  }
`

const choice = css`
  display: inline-flex;
  min-height: ${control.height};
  align-items: center;
  padding-inline: ${space(1.5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;

  ${media.tablet} {
    padding-inline: ${space(3)};
  }

  &:hover {
    border-color: ${color.ink};
    background: ${color.sand};
    text-decoration: none;
  }

  /* The router sets aria-current="page" on a link to the current URL. */
  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentHover};
    font-weight: ${weight.bold};
  }
`

const ChoiceLink = createLink(styled.a`
  ${choice}
`)

const ChoiceButton = styled.button`
  ${choice}
`

const Fields = styled.div`
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
