import { type RefObject, use, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { type ListSearch, dayRangeWith } from '@/lib/list-address'
import { color, control, media, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { type SelectOption, Select } from '../choosing/Select'
import { DayFilterField } from '../fields/DayField'
import { TextField } from '../fields/TextField'
import { type ScanKeyHandler } from '../fields/use-scanner'
import { SearchIcon } from '../frame-icons'
import { FilterIcon } from '../icons'
import { firstControlIn, ListPartsContext } from './row-keys'
import { useDebouncedText, type useListSearch } from './use-list'

type AskedList<Search extends ListSearch> = ReturnType<typeof useListSearch<Search>>

/** The label and the placeholder of the search field. */
export type SearchFieldTexts = { label: string; placeholder?: string }

type Choices = {
  /** The name of the filter. */
  label: string
  /**
   * The name of the first choice. The control shows this choice while the filter is not set. A click on it
   * clears the filter. The default is `label`.
   */
  first?: string
  /** The choices, without the first one. */
  options: readonly SelectOption[]
}

/**
 * A filter of a list: a choice among the values of a search parameter, or a range of days (`from` and `to`).
 */
export type ListFilter<Search extends ListSearch> =
  | (Choices & { name: keyof Search & string })
  | { days: { from: string; to: string } }

type FilterLineProps<Search extends ListSearch> = {
  list: Pick<AskedList<Search>, 'search' | 'change' | 'isNarrowed' | 'clear'>
  /** The texts of the search field. Undefined if the list has no search. */
  text?: SearchFieldTexts | undefined
  /**
   * The filters. On phones, filters that are not set are behind a button. On tablets, they are behind a
   * button if the filters have four or more controls, because the line must not wrap.
   */
  filters?: readonly ListFilter<Search>[]
  /** The handler that `useScanner` returns. */
  onScanKey?: ScanKeyHandler
}

const noFilters: readonly never[] = []

/**
 * The filters of a list: the search field, and a chip for each filter. The chip of a filter that is set is
 * highlighted.
 */
export function ListFilters<Search extends ListSearch>({
  list,
  text,
  filters = noFilters,
  onScanKey,
}: FilterLineProps<Search>) {
  const msg = useMsg()
  const line = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const asked = new Map<string, unknown>(Object.entries(list.search))
  const valueOf = (name: string) => textOf(asked.get(name))
  // `filters` uses the names of the list's search parameters.
  const change = (parts: Readonly<Record<string, unknown>>, how?: { replace: boolean }) =>
    list.change(parts, how)
  return (
    <Line ref={line} tabIndex={-1} data-short={fieldsOf(filters) < 4 || undefined}>
      {text && (
        <TextFilter
          {...text}
          field={field}
          onScanKey={onScanKey}
          value={valueOf('q')}
          onSearch={(q) => change({ q: q || undefined }, { replace: true })}
        />
      )}
      {filters.length > 0 && (
        <>
          <More variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            <FilterIcon size={20} />
            {msg('table.filters')}
          </More>
          <Filters data-open={open || undefined}>
            {filters.map((filter) =>
              'days' in filter ? (
                <Pair key="days">
                  {(['from', 'to'] as const).map((end) => (
                    <Day key={end} data-set={valueOf(end) !== '' || undefined}>
                      <DayFilterField
                        label={filter.days[end]}
                        value={valueOf(end) || undefined}
                        onChange={(day) =>
                          change(
                            dayRangeWith(
                              {
                                from: valueOf('from') || undefined,
                                to: valueOf('to') || undefined,
                              },
                              end,
                              day,
                            ),
                          )
                        }
                      />
                    </Day>
                  ))}
                </Pair>
              ) : (
                <Chip key={filter.name} data-set={valueOf(filter.name) !== '' || undefined}>
                  <Select
                    label={filter.label}
                    hideLabel
                    value={valueOf(filter.name)}
                    options={choicesOf(filter, valueOf(filter.name))}
                    onChange={(value) => change({ [filter.name]: value || undefined })}
                  />
                </Chip>
              ),
            )}
            {list.isNarrowed && (
              <Clear
                variant="quiet"
                onClick={() => {
                  // The clear button disappears, so the focus moves to another control.
                  const next = field.current ?? line.current
                  next?.focus()
                  list.clear()
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

/** Returns the number of controls that the filters have. A range of days has two. */
const fieldsOf = (filters: readonly object[]): number =>
  filters.reduce((sum, filter) => sum + ('days' in filter ? 2 : 1), 0)

/** Returns the value of a search parameter as the text for its control. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

type TextFilterProps = SearchFieldTexts & {
  field: RefObject<HTMLInputElement | null>
  onScanKey: ScanKeyHandler | undefined
  value: string
  /** Called with a changed text when the user pauses, and at once on Enter. */
  onSearch: (q: string) => void
}

/** A search field that filters a list while the user types. The down key moves the focus to the first row. */
function TextFilter({
  label,
  placeholder = label,
  field,
  onScanKey,
  value,
  onSearch,
}: TextFilterProps) {
  const { text, setText, setComposing, flush } = useDebouncedText(value, onSearch)
  const parts = use(ListPartsContext)
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        flush()
      }}
    >
      <TextField
        ref={field}
        type="search"
        label={label}
        hideLabel
        reserveNote={false}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onCompositionStart={() => setComposing(!/android/i.test(navigator.userAgent))}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          const code = onScanKey?.(event)
          if (code !== undefined) return setText(code)
          const first =
            event.key === 'ArrowDown' && firstControlIn(parts?.table.current?.tBodies[0])
          if (!first) return undefined
          event.preventDefault()
          return first.focus()
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

/**
 * Returns the choices of a filter. The first choice clears the filter. If the current value is not a choice,
 * for example a deleted brand, the value is added.
 */
function choicesOf({ label, first, options }: Choices, value: string): SelectOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return [
    { value: '', label: first ?? label },
    ...options,
    ...(isKnown ? [] : [{ value, label: value }]),
  ]
}

/**
 * Applies styles where all filters are visible in the line: up to three controls on tablets and wider
 * screens, more controls only on desktops.
 */
const inLine = (styles: ReturnType<typeof css>) => css`
  ${media.tablet} {
    [data-short] & {
      ${styles}
    }
  }

  ${media.desktop} {
    ${styles}
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  ${media.desktop} {
    flex-wrap: nowrap;
  }
`

const More = styled(Button)`
  && {
    padding-inline: ${space(3)};
  }

  ${inLine(css`
    display: none;
  `)}
`

const Filters = styled.div`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  /* Each filter is in the same row as the search field. */
  ${inLine(css`
    display: contents;
  `)}
`

/**
 * One filter. Where filters are behind a button, the filter is visible only if it is set, or while all
 * filters are open.
 */
const Chip = styled.div`
  min-width: 88px;

  &:not([data-set]) {
    display: none;

    [data-open] & {
      display: block;
    }
  }

  ${inLine(css`
    &,
    &:not([data-set]) {
      display: block;
    }
  `)}

  label {
    font-weight: ${weight.regular};
  }

  input,
  select {
    min-height: ${size.target};
    padding-block: 0;
    border-radius: ${radius.pill};
    font-size: ${control.text};

    ${media.hover} {
      min-height: 36px;
    }
  }

  input {
    width: 148px;
  }

  select {
    max-width: 256px;
    padding-inline: ${space(2.5)} ${space(8)};
    field-sizing: content;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-set] :is(select, input) {
    border-color: ${color.accent};
    background-color: ${color.accentSoft};
    color: ${color.accentHover};
    font-weight: ${weight.bold};
  }
`

const Clear = styled(Button)`
  && {
    flex: none;
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
  flex: 1 1 160px;
  min-width: 0;

  ${media.tablet} {
    flex-basis: 220px;
  }

  ${media.desktop} {
    max-width: 360px;
  }

  input {
    min-height: ${size.target};
    padding-block: 0;
    padding-inline-start: ${space(10)};
    font-size: ${control.text};

    ${media.hover} {
      min-height: 36px;
    }
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
    flex: none;
    gap: ${space(2)};
  }
`

/* The label is in front of the day, as in a sentence. */
const Day = styled(Chip)`
  & > div {
    flex-direction: row;
    align-items: center;
    gap: ${space(2)};
  }

  label {
    flex: none;
  }
`
