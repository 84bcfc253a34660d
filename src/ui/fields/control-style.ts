import { css } from 'styled-components'
import { color, control, leading, motion, radius, space } from '@/theme/tokens'

/** The box that text fields, selects and comboboxes share; the line height leaves room for stacked marks (Ẫ, Ữ, Ặ). */
export const controlBox = css`
  width: 100%;
  min-width: 0;
  min-height: calc(${control.height} + 4px);
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${control.text};
  line-height: ${leading.text};
  text-overflow: ellipsis;
  transition: border-color ${motion.fast} ${motion.ease};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.inkSoft};
    cursor: not-allowed;
    opacity: 1;
  }
`
