import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentProps, type Ref, useId, useMemo, useRef } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { matchesWords } from '@/lib/text'
import { color, size, space, text, weight } from '@/theme/tokens.gen'
import { Spinner } from '../actions/Spinner'
import { defer } from '../feedback/late'
import { controlBoxStyle, Field, fieldAria } from '../fields/Field'
import { ChevronDownIcon } from '../frame-icons'
import { CloseIcon } from '../icons'
import { VisuallyHidden } from '../layout/basics'
import type { OptionScroller } from './ComboboxLists'
import type { SelectOption } from './Select'

export type ComboboxProps = {
  label: string
  /** All options. Typing filters them. There may be hundreds of options. */
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** The text while nothing is chosen. It does not replace the label. */
  placeholder?: string
  /** True while the user has to make another choice first. */
  disabled?: boolean
  /**
   * True while the options are loading. The box then shows a spinner and cannot be opened, but it keeps the
   * focus.
   */
  loading?: boolean
  error?: string | undefined
  onRetry?: (() => void) | undefined
  hint?: string | undefined
  name?: string
  required?: boolean
  autoComplete?: string
  /** Called with the text that the browser fills in. The text may differ from the names of the options. */
  onFill?: (text: string) => void
  /** Called each time the user types into the box. */
  onType?: (() => void) | undefined
  ref?: Ref<HTMLInputElement>
}

const ComboboxList = defer(async () => (await import('./ComboboxLists')).ComboboxList)

/**
 * A box for a choice from a long list. Typing filters the list, with or without diacritics: "quan 1" finds
 * "Quận 1".
 */
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
  const list = useRef<OptionScroller>(null)
  const highlighted = useRef(0)
  const items = useMemo(
    () => Base.createItems(options, { getValue: valueOf, getLabel: labelOf }),
    [options],
  )
  const retry = onRetry ? (
    <RetryButton
      type="button"
      onClick={({ detail }) => {
        // The button disappears together with the error. After a click by keyboard, the focus moves to the
        // box. After a tap it does not, because the focus would open the on-screen keyboard.
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
          // An option under the pointer is already visible, so the list does not scroll.
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
            // Browsers do not fill in a disabled field, so a hidden field receives the text instead.
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
                {/* Without the role, Base UI would make this button a combobox until the text box is
                    mounted. */}
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

/**
 * Returns true if the user typed the text. Returns false if the browser filled it in, because Chromium gives
 * such an event no input type.
 */
const isTyped = (event: Event) =>
  event instanceof InputEvent && !/^(insertReplacementText)?$/.test(event.inputType)

const valueOf = (option: SelectOption) => option.value
const labelOf = (option: SelectOption) => option.label
const matchesQuery = (option: SelectOption, query: string) => matchesWords(option.label, query)

const ControlGroup = styled(Base.InputGroup)`
  position: relative;
`

/**
 * Leaves room for the buttons at the end of the box. The clear button is only there if an option is chosen.
 */
const Input = styled(Base.Input)`
  ${controlBoxStyle}
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

/** The button is as high as a line of text, but its clickable area is 44 px high. */
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
