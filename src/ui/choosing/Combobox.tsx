import { Combobox as Base } from '@base-ui/react/combobox'
import { useId, useMemo, useRef, type Ref } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { matches } from '@/lib/text'
import { ComboboxList, type OptionScroll } from './combobox/ComboboxList'
import {
  Buttons,
  ClearButton,
  ControlGroup,
  Input,
  RetryButton,
  Toggle,
  Waiting,
} from './combobox/combobox-style'
import { Field } from '../fields/Field'
import { fieldAria } from '../fields/field-aria'
import { ChevronDownIcon, CloseIcon } from '../icons'
import type { Option } from './Select'
import { Spinner } from '../feedback/Spinner'

export type ComboboxProps = {
  /** The words above the field. */
  label: string
  /** All of them; typing narrows them down. Hundreds are fine. */
  options: readonly Option[]
  /** Value of the chosen option, or null. */
  value: string | null
  /** Called with the value of the chosen option, or null when the field is cleared. */
  onChange: (value: string | null) => void
  /** Called when the focus leaves the text box. */
  onBlur?: () => void
  /** Shown while nothing is chosen. Not a replacement for the label. */
  placeholder?: string
  /** True while another choice has to come first. */
  disabled?: boolean
  /** The options are loading: the box shows it and cannot be opened, but keeps the focus. */
  loading?: boolean
  /** The error of the choice, or of loading the options. */
  error?: string | undefined
  /** Shows a retry button beside the error. */
  onRetry?: (() => void) | undefined
  /** Help below the field; an error takes its place. */
  hint?: string | undefined
  /** Name of the field in a form that the browser may fill in. */
  name?: string
  /** Marks the field; the rule itself is the form's. */
  required?: boolean
  /** The input, to focus it. */
  ref?: Ref<HTMLInputElement>
}

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
        // The button goes with the error. After a tap the focus stays: it would bring up the keyboard of the screen.
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
            onBlur={onBlur}
          />
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
                {/* Until the text box is mounted, Base UI would give this button the role of the combobox. */}
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

const valueOf = (option: Option) => option.value
const labelOf = (option: Option) => option.label
const matchesQuery = (option: Option, query: string) => matches(option.label, query)
