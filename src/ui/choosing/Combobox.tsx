import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentProps, type Ref, useId, useMemo, useRef } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { matchesWords } from '@/lib/text'
import { color, size, space, text, weight } from '@/theme/tokens.gen'
import { Spinner } from '../actions/Spinner'
import { late } from '../feedback/late'
import { controlBox, Field, fieldAria } from '../fields/Field'
import { ChevronDownIcon } from '../frame-icons'
import { CloseIcon } from '../icons'
import { VisuallyHidden } from '../layout/basics'
import type { OptionScroll } from './ComboboxLists'
import type { Option } from './Select'

export type ComboboxProps = {
  label: string
  /** All of them; typing narrows them down. Hundreds are fine. */
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** Shown while nothing is chosen. Not a replacement for the label. */
  placeholder?: string
  /** True while another choice has to come first. */
  disabled?: boolean
  /** The options are loading: the box shows it and cannot be opened, but keeps the focus. */
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  hint?: string | undefined
  name?: string
  required?: boolean
  autoComplete?: string
  /** Called with what the browser fills in, which may be named in another way than the options. */
  onFill?: (text: string) => void
  /** Called with each typed key. */
  onType?: (() => void) | undefined
  ref?: Ref<HTMLInputElement>
}

const ComboboxList = late(async () => (await import('./ComboboxLists')).ComboboxList)

/** A choice from a long list, filtered by typing, with or without marks: "quan 1" finds "Quận 1". */
export function Combobox({
  label,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  disabled = false,
  loading = false,
  error,
  onRetry,
  hint,
  name,
  required = false,
  autoComplete = 'off',
  onFill,
  onType,
  ref,
}: ComboboxProps) {
  const msg = useMsg()
  const controlId = useId()
  const list = useRef<OptionScroll>(null)
  const highlighted = useRef(0)
  const items = useMemo(
    () => Base.createItems(options, { getValue: valueOf, getLabel: labelOf }),
    [options],
  )
  const retry = onRetry ? (
    <RetryButton
      type="button"
      onClick={({ detail }) => {
        // The button goes with the error. After a tap the focus stays: it would bring up the keyboard of the
        // screen.
        const isByKey = detail === 0
        if (isByKey) document.getElementById(controlId)?.focus()
        onRetry()
      }}
    >
      {msg('ui.retry')}
    </RetryButton>
  ) : null
  return (
    <Field
      controlId={controlId}
      label={label}
      required={required}
      hint={hint}
      error={error}
      action={retry}
    >
      <Base.Root
        items={items}
        value={value}
        onValueChange={onChange}
        filter={matchesQuery}
        disabled={disabled}
        readOnly={loading}
        name={name}
        autoHighlight
        virtualized
        onItemHighlighted={(_option, { index, reason }) => {
          if (index < 0) return
          highlighted.current = index
          // Options under the pointer are in sight already.
          if (reason !== 'pointer') queueMicrotask(() => list.current?.show(index))
        }}
      >
        <ControlGroup>
          <Input
            {...fieldAria(controlId, { hint, error })}
            ref={ref}
            placeholder={loading ? msg('ui.loading') : placeholder}
            aria-busy={loading}
            aria-required={required}
            autoComplete={autoComplete}
            onChange={(event) => {
              if (!onFill || isTyped(event.nativeEvent)) return onType?.()
              event.preventBaseUIHandler()
              onFill(event.target.value)
            }}
            onBlur={onBlur}
          />
          {disabled && onFill && (
            // Browsers fill in no field that is disabled.
            <Unseen
              aria-hidden="true"
              tabIndex={-1}
              autoComplete={autoComplete}
              value=""
              onChange={(event) => onFill(event.target.value)}
            />
          )}
          <Buttons>
            {loading ? (
              <Waiting>
                <Spinner label={msg('ui.loading')} />
              </Waiting>
            ) : (
              <>
                <ClearButton aria-label={msg('combobox.clear', { label })}>
                  <CloseIcon size={18} />
                </ClearButton>
                {/* Until the text box is mounted, Base UI would give this button the role of the
                    combobox. */}
                <Toggle role="button" aria-label={msg('combobox.open', { label })}>
                  <ChevronDownIcon size={20} />
                </Toggle>
              </>
            )}
          </Buttons>
        </ControlGroup>
        <ComboboxList label={label} highlighted={highlighted} ref={list} />
      </Base.Root>
    </Field>
  )
}

/** False for what a browser fills in: Chromium gives it no type. */
const isTyped = (event: Event) =>
  event instanceof InputEvent && !/^(insertReplacementText)?$/.test(event.inputType)

const valueOf = (option: Option) => option.value
const labelOf = (option: Option) => option.label
const matchesQuery = (option: Option, query: string) => matchesWords(option.label, query)

const ControlGroup = styled(Base.InputGroup)`
  position: relative;
`

/** Leaves room for the buttons at its end; without a choice there is no clear button. */
const Input = styled(Base.Input)`
  ${controlBox}
  padding-inline-end: ${space(23)};

  [data-placeholder] > & {
    padding-inline-end: ${space(12)};
  }
`

const Unseen = styled(VisuallyHidden).attrs({ as: 'input' })<ComponentProps<'input'>>``

const Buttons = styled.div`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: flex;
  align-items: center;
  color: ${color.inkSoft};
`

const boxButton = css`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: 100%;

  &:hover:not([data-disabled]) {
    color: ${color.ink};
  }
`

const ClearButton = styled(Base.Clear)`
  ${boxButton}
`

const Toggle = styled(Base.Trigger)`
  ${boxButton}

  &[data-popup-open] > svg {
    transform: rotate(180deg);
  }
`

/** Fits into a line of text, but its target is 44 px high. */
const RetryButton = styled.button`
  flex: none;
  align-self: flex-start;
  min-height: ${size.target};
  margin-block: -${space(3)};
  padding-inline: ${space(2)};
  color: ${color.ink};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 3px;

  &:focus-visible {
    outline-offset: -6px;
  }
`

const Waiting = styled.span`
  display: grid;
  place-items: center;
  width: ${size.target};
`
