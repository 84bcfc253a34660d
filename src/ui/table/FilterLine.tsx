import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { FilterIcon } from '../icons'

type FilterLineProps = {
  /** A `ListSearch`, where the list can be searched. */
  search?: ReactNode
  /** `FilterSelect` and `FilterDays`; phones show those not set behind a button. None where the search is all there is. */
  children?: ReactNode
  /** Takes all filters back; undefined where none is set. */
  onClear?: (() => void) | undefined
}

/** One line that narrows a list: the search, and a chip for each filter, marked where it is set. */
export function FilterLine({ search, children, onClear }: FilterLineProps) {
  const msg = useMsg()
  const [open, setOpen] = useState(false)
  return (
    <Line data-filter-line="">
      {search}
      {children && (
        <>
          <More variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            <FilterIcon size={20} />
            {msg('table.filters')}
          </More>
          <Filters data-open={open || undefined}>
            {children}
            {onClear && (
              <Clear
                variant="quiet"
                onClick={({ currentTarget }) => {
                  // Clearing hides this button, so the focus moves to the search, or the first field.
                  currentTarget.closest('[data-filter-line]')?.querySelector('input')?.focus()
                  onClear()
                }}
              >
                {msg('table.filters.clear')}
              </Clear>
            )}
          </Filters>
        </>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & > form {
    flex: 1 1 160px;
  }

  ${media.tablet} {
    & > form {
      flex: 1 1 240px;
    }
  }

  ${media.desktop} {
    & > form {
      max-width: 360px;
    }
  }

  input,
  select {
    min-height: ${size.target};
    padding-block: 0;
    font-size: ${text.sm};

    ${media.hover} {
      min-height: 36px;
    }
  }
`

const More = styled(Button)`
  && {
    flex: auto;
    padding-inline: ${space(3)};
  }

  form + && {
    flex: none;
  }

  ${media.tablet} {
    display: none;
  }
`

const Filters = styled.div`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  /* Closed, it shows on a phone what is set. */
  ${media.phone} {
    &:not([data-open]) [data-filter]:not([data-set]),
    &:not([data-open]):not(:has([data-set])) {
      display: none;
    }
  }

  label {
    font-weight: ${weight.regular};
  }

  input {
    width: 148px;
    border-radius: ${radius.pill};
  }

  select {
    width: auto;
    max-width: 220px;
    padding-inline: ${space(3)} ${space(8)};
    border-radius: ${radius.pill};
    field-sizing: content;
  }

  [data-set] > div > :is(select, input) {
    border-color: ${color.accent};
    background-color: ${color.accentSoft};
    color: ${color.accentHover};
    font-weight: ${weight.bold};
  }

  /* Each in the line of the search. */
  ${media.tablet} {
    display: contents;
  }
`

const Clear = styled(Button)`
  && {
    min-height: 36px;
    padding-block: 0;
    padding-inline: ${space(2)};
    font-size: ${text.sm};

    ${media.coarse} {
      min-height: ${size.target};
    }
  }
`
