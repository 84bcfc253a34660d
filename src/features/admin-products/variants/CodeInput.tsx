import styled from 'styled-components'
import { color, radius, space } from '@/theme/tokens'

type CodeInputProps = {
  /** Names the colour that is picked, for screen readers. */
  label: string
  /** The colour as `#rrggbb`. */
  value: string
  /** Called with the colour as it is picked. */
  onChange: (code: string) => void
}

/** The browser's own colour picker, as a disc of cloth. */
export function CodeInput({ label, value, onChange }: CodeInputProps) {
  return (
    <Picker
      type="color"
      aria-label={label}
      title={value}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const Picker = styled.input`
  flex: none;
  width: 44px;
  height: 44px;
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;
  forced-color-adjust: none;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  /* Two rules: a browser drops the whole of one whose selector it does not know. */
  &::-webkit-color-swatch {
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
  }

  &::-moz-color-swatch {
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
  }

  &:hover {
    background: ${color.sand};
  }
`
