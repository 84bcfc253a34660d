import { Combobox as Base } from '@base-ui/react/combobox'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { matchesWords } from '@/lib/text'
import { color, size, space, text, weight } from '@/theme/tokens'
import { Spinner } from '../feedback/Spinner'
import { controlBox } from '../fields/control-style'
import { Field } from '../fields/Field'
import { fieldAria } from '../fields/field-aria'
import { ChevronDownIcon } from '../frame-icons'
import { CheckIcon, CloseIcon } from '../icons'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { Popup, PopupItem, Positioner } from './combobox-popup'
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
  /** Called at each key that somebody types. */
  onType?: (() => void) | undefined
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

/** False for what a browser fills in: Chromium gives it no type. */
const isTyped = (event: Event) =>
  event instanceof InputEvent && !/^(insertReplacementText)?$/.test(event.inputType)

const valueOf = (option: Option) => option.value
const labelOf = (option: Option) => option.label
const matchesQuery = (option: Option, query: string) => matchesWords(option.label, query)

/** Height of an option in px: one line, as high as a touch target. */
const optionHeight = 44
const listHeight = 7.5 * optionHeight

type OptionScroll = { show: (index: number) => void }

type ComboboxListProps = {
  label: string
  highlighted: RefObject<number>
  ref: Ref<OptionScroll>
}

function ComboboxList({ label, highlighted, ref }: ComboboxListProps) {
  const msg = useMsg()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  return (
    <Base.Portal>
      <Positioner sideOffset={4} collisionPadding={8}>
        <Popup>
          <Base.Empty>
            <Nothing>{msg('combobox.empty')}</Nothing>
          </Base.Empty>
          <List aria-label={label} ref={setScroller}>
            <Options scroller={scroller} highlighted={highlighted} ref={ref} />
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  )
}

type OptionsProps = Pick<ComboboxListProps, 'highlighted' | 'ref'> & {
  scroller: HTMLDivElement | null
}

/** Renders the options in sight and a few around them: all 700 of a list would take 2 s to open on a slow phone. */
function Options({ scroller, highlighted, ref }: OptionsProps) {
  const options = Base.useFilteredItems<Option>()
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here only
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => optionHeight,
    initialRect: { width: 0, height: listHeight },
    overscan: 8,
  })
  const shown = virtualizer.getVirtualItems()
  const show = (index: number) => virtualizer.scrollToIndex(index)
  useImperativeHandle(ref, () => ({ show }))
  useLayoutEffect(
    function openAtHighlighted() {
      if (scroller) virtualizer.scrollToIndex(highlighted.current)
    },
    [highlighted, scroller, virtualizer],
  )
  return (
    <div
      role="presentation"
      style={{
        paddingBlockStart: shown[0]?.start ?? 0,
        paddingBlockEnd: virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0),
      }}
    >
      {shown.map(({ index }) => {
        const option = options[index]
        return (
          option && (
            <Item
              key={option.value}
              value={option.value}
              index={index}
              aria-setsize={options.length}
              aria-posinset={index + 1}
            >
              <Name>{option.label}</Name>
              <Base.ItemIndicator render={<CheckIcon size={20} />} />
            </Item>
          )
        )
      })}
    </div>
  )
}

const List = styled(Base.List)`
  max-height: min(${listHeight}px, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Nothing = styled.div`
  padding: ${space(3)} ${space(4)};
  color: ${color.inkSoft};
`

const Item = styled(PopupItem)`
  height: ${optionHeight}px;
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

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
