import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, control, radius, size, space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { type Option, Select } from '../choosing/Select'
import { DayField, type DayFieldProps } from '../fields/DayField'
import { TextField } from '../fields/TextField'
import { SearchIcon } from '../frame-icons'
import { FilterIcon } from '../icons'
import { focusFirstRow } from './row-keys'

type FilterLineProps = {
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

type ListSearchProps = {
  label: string
  placeholder?: string
  value: string
  /** Called when typing pauses, and at once on Enter. */
  onSearch: (q: string) => void
}

/** Filters a list by a text while it is typed. */
export function ListSearch({ label, placeholder, value, onSearch }: ListSearchProps) {
  const { text, setText, setComposing, flush } = useDebouncedText(value, onSearch)
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        flush()
      }}
    >
      <TextField
        type="search"
        label={label}
        hideLabel
        reserveNote={false}
        placeholder={placeholder ?? label}
        value={text}
        onChange={setText}
        onCompositionStart={() => setComposing(!/android/i.test(navigator.userAgent))}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault()
        }}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      <Glass aria-hidden="true">
        <SearchIcon size={20} />
      </Glass>
    </Form>
  )
}

/** Pause in typing before the list is loaded again, in ms. */
const pauseMs = 300

/** A text that is typed here and stored in the URL. A stored text that changes by other means (going back, clearing) replaces it. */
function useDebouncedText(stored: string, onText: (text: string) => void) {
  const [text, setText] = useState(stored)
  const [known, setKnown] = useState(stored)
  // Keyboards of Android compose every word.
  const [isComposing, setComposing] = useState(false)
  if (known !== stored) {
    setKnown(stored)
    // The stored text is trimmed: spaces at the end stay here, because more may be typed.
    if (text.trim() !== stored.trim()) setText(stored)
  }
  const submit = (typed: string) => {
    if (typed.trim() !== stored.trim()) onText(typed.trim())
  }
  const submitLater = useEffectEvent(submit)
  useEffect(
    function submitWhenTypingPauses() {
      const timer = isComposing ? undefined : setTimeout(() => submitLater(text), pauseMs)
      return () => clearTimeout(timer)
    },
    [text, isComposing],
  )
  const flush = () => submit(text)
  return { text, setText, setComposing, flush }
}

type FilterSelectProps = {
  /** Of the filter: also what its chip says while nothing is chosen. */
  label: string
  /** The chosen value; empty where the filter is not set. */
  value: string
  /** The first choice, where it is not all. */
  first?: string
  /** What can be chosen, without the first. */
  options: readonly Option[]
  onChange: (value: string) => void
}

/** A filter of a `FilterLine` as a chip: a list of choices, of which the first takes the filter back. */
export function FilterSelect({ label, value, first, options, ...rest }: FilterSelectProps) {
  const msg = useMsg()
  // A value that is not among the options, such as a deleted brand, is added to them.
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <div data-filter="" data-set={value !== '' || undefined}>
      <Select
        {...rest}
        label={label}
        hideLabel
        value={value}
        options={[
          { value: '', label: first ?? msg('table.filter.all', { label }) },
          ...options,
          ...(known ? [] : [{ value, label: value }]),
        ]}
      />
    </div>
  )
}

type FilterDaysProps = {
  from: DayFieldProps
  to: DayFieldProps
}

/** The first and last day of a `FilterLine`: side by side wherever there is room for both. */
export function FilterDays({ from, to }: FilterDaysProps) {
  return (
    <Pair>
      {[from, to].map((day) => (
        <Day key={day.label} data-filter="" data-set={day.value !== undefined || undefined}>
          <DayField {...day} />
        </Day>
      ))}
    </Pair>
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
    font-size: ${control.text};

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

const Form = styled.form`
  position: relative;
  min-width: 0;

  input {
    padding-inline-start: ${space(10)};
  }
`

const Glass = styled.span`
  position: absolute;
  display: grid;
  width: ${space(10)};
  inset-block: 0;
  inset-inline-start: 0;
  place-items: center;
  pointer-events: none;
`

const Pair = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    gap: ${space(2)};
  }
`

/* The word stands before the day, as in a sentence. */
const Day = styled.div`
  & > div {
    flex-direction: row;
    align-items: center;
    gap: ${space(2)};
  }

  label {
    flex: none;
  }
`
