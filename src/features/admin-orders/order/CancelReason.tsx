import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text } from '@/theme/tokens'
import { TextField } from '@/ui/fields/TextField'

type CancelReasonProps = {
  /** The reason as typed. */
  value: string
  /** Called with the text at every key, or with a usual reason. */
  onChange: (reason: string) => void
  /** The form was submitted without a reason. */
  isMissing: boolean
  /** True while the order is being cancelled. */
  readOnly: boolean
}

const presets = ['changed', 'unreachable', 'stock'] as const
/** The limit of the contract, in characters. */
const maxLength = 1000

/** The reason for a cancellation: free text, or a preset by a click. */
export function CancelReason({ value, onChange, isMissing, readOnly }: CancelReasonProps) {
  const msg = useMsg()
  return (
    <div>
      <TextField
        multiline
        required
        label={msg('adminOrders.cancel.reason')}
        hint={msg('adminOrders.cancel.reason.hint')}
        error={isMissing ? msg('adminOrders.cancel.reason.required') : undefined}
        value={value}
        onChange={onChange}
        maxLength={maxLength}
        readOnly={readOnly}
      />
      <Usual aria-label={msg('adminOrders.cancel.reasons')}>
        {presets.map((one) => {
          const words = msg(`adminOrders.cancel.reason.${one}`)
          return (
            <li key={one}>
              <Chip type="button" disabled={readOnly} onClick={() => onChange(words)}>
                {words}
              </Chip>
            </li>
          )
        })}
      </Usual>
    </div>
  )
}

const Usual = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`

const Chip = styled.button`
  min-height: ${size.target};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  font-size: ${text.sm};

  &:hover:enabled {
    border-color: ${color.ink};
    background: ${color.sand};
  }
`
