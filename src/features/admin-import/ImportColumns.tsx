import styled from 'styled-components'
import {
  importColumns,
  type ImportField,
  importFields,
  mappingProblem,
} from '@/domain/product/import/fields'
import { useMsg } from '@/i18n/use-msg'
import { color, media, radius, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Select } from '@/ui/choosing/Select'
import { frame, ImportPart, Note } from './import-parts'
import type { OpenFile } from './use-import-file'

type ImportColumnsProps = {
  file: OpenFile
  onChoose: (column: number, field: ImportField | null) => void
  onClose: () => void
}

/** The columns of a file with a value of each, and what they are imported as. */
export function ImportColumns({ file, onChoose, onClose }: ImportColumnsProps) {
  const msg = useMsg()
  const { heads, records } = file.table
  const problem = mappingProblem(file.mapping)
  const options = [
    { value: '', label: msg('adminImport.columns.skip') },
    ...importFields.map((field) => ({ value: field, label: msg(importColumns[field].label) })),
  ]
  return (
    <ImportPart
      title={msg('adminImport.columns')}
      gap={2}
      action={
        <Button variant="quiet" onClick={onClose}>
          {msg('adminImport.columns.other')}
        </Button>
      }
    >
      <FileNote>{msg('adminImport.columns.text', { name: file.name, n: records.length })}</FileNote>
      <List>
        <Heads aria-hidden="true">
          <span>{msg('adminImport.columns.head')}</span>
          <span>{msg('adminImport.columns.sample')}</span>
          <span>{msg('adminImport.columns.field')}</span>
        </Heads>
        {heads.map((head, column) => {
          const name = head || msg('adminImport.columns.unnamed', { n: column + 1 })
          const sample = records.find((cells) => cells[column]?.trim())?.[column] ?? ''
          return (
            // Columns may share a heading; their place is what they are known by.
            // oxlint-disable-next-line react/no-array-index-key
            <Column key={column} data-skipped={file.mapping[column] === null || undefined}>
              <b>{name}</b>
              <Sample>{sample}</Sample>
              <Select
                label={msg('adminImport.columns.fieldOf', { head: name })}
                hideLabel
                value={file.mapping[column] ?? ''}
                options={options}
                onChange={(value) =>
                  onChoose(column, importFields.find((field) => field === value) ?? null)
                }
              />
            </Column>
          )
        })}
      </List>
      {problem && <Problem role="alert">{msg(`adminImport.columns.${problem}`)}</Problem>}
    </ImportPart>
  )
}

const FileNote = styled(Note)`
  overflow-wrap: anywhere;
`

const List = styled.ul`
  ${frame}
  display: grid;
  overflow: hidden;
  list-style: none;
`

const Column = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  padding: ${space(1)} ${space(3)};
  font-size: ${text.sm};
  gap: ${space(1)} ${space(4)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  & > :last-child {
    grid-column: 1 / -1;
  }

  b {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }

  &[data-skipped] b {
    color: ${color.inkSoft};
    font-weight: ${weight.regular};
  }

  select {
    min-height: 44px;
    padding-block: 0;
    font-size: ${text.sm};
  }

  ${media.hover} {
    select {
      min-height: 36px;
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) 240px;

    & > :last-child {
      grid-column: auto;
    }
  }
`

/** On phones each column is a block, which needs none. */
const Heads = styled(Column)`
  display: none;
  background: ${color.sand};
  font-weight: ${weight.bold};

  ${media.tablet} {
    display: grid;
  }
`

const Sample = styled.span`
  overflow: hidden;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Problem = styled.p`
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
`
