import styled from 'styled-components'
import { color, space, text, weight } from '@/theme/tokens'

/** Style of the measure tables: aligned figures, the size in the first column. */
export const MeasureTable = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  & caption {
    padding-bottom: ${space(3)};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    text-align: start;
  }

  & :is(th, td) {
    padding: ${space(3)} ${space(2)};
    border-bottom: 1px solid ${color.line};
    text-align: end;
  }

  & :is(th, td):first-child {
    text-align: start;
  }

  & thead th {
    background: ${color.sand};
    font-size: ${text.sm};
    font-weight: ${weight.bold};
  }

  & tbody th {
    color: ${color.accent};
  }
`
