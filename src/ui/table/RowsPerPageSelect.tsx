import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { text } from '@/theme/tokens'
import { Select } from '../choosing/Select'

type RowsPerPageSelectProps<Rows extends number> = {
  /** The numbers to choose from. */
  choices: readonly Rows[]
  /** How many rows a page has now. */
  value: Rows
  /** Called with the number that is chosen. */
  onChange: (rows: Rows) => void
}

/** Chooses the number of rows per page. */
export function RowsPerPageSelect<Rows extends number>({
  choices,
  value,
  onChange,
}: RowsPerPageSelectProps<Rows>) {
  const msg = useMsg()
  return (
    <Frame>
      <span aria-hidden="true">{msg('table.rowsPerPage')}</span>
      <Select
        label={msg('table.rowsPerPage')}
        hideLabel
        value={String(value)}
        options={choices.map((rows) => ({ value: String(rows), label: String(rows) }))}
        onChange={(chosen) => {
          const rows = choices.find((choice) => String(choice) === chosen)
          if (rows) onChange(rows)
        }}
      />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto 88px;
  align-items: center;
  gap: 12px;
  font-size: ${text.sm};
`
