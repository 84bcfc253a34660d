import { useId, useState } from 'react'
import styled from 'styled-components'
import { importMax, isImportable } from '@/domain/product/import/check-rows'
import {
  importColumns,
  type ImportField,
  importFields,
  mappingProblem,
} from '@/domain/product/import/fields'
import { useErrorText, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { idempotencyHeaders } from '@/lib/random-key'
import { useFocusAfterStep } from '@/lib/screen-heading'
import { useWriteKey } from '@/lib/write-keys'
import { color, media, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Select } from '@/ui/choosing/Select'
import { CsvExportButton } from '@/ui/data/CsvExportButton'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldNote } from '@/ui/fields/Field'
import { Row, Stack } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { FileDropArea, FilePickerTile } from '@/ui/media/upload/FilePickerTile'
import { cardFrameStyle, ImportSection, SmallNote } from './import-parts'
import { ImportCheck } from './ImportCheck'
import { ImportJob, variantsCsv } from './ImportJob'
import {
  importReadErrorText,
  importStartErrorText,
  loadEveryVariant,
  useStartProductImport,
} from './queries'
import { type ImportFileProblem, type OpenedImportFile, useImportFile } from './use-import-file'

type ImportStepsProps = { onStarted: (id: number) => void }

/** The steps of an import: choose a file, map its columns, check its rows, do a dry run, start the import. */
export function ImportSteps({ onStarted }: ImportStepsProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { file, checked, percent, stop, problem, open, choose, close } = useImportFile()
  const [dryRun, setDryRun] = useState<number>()
  const { mutateAsync, isPending, variables, error } = useStartProductImport()
  const writeKey = useWriteKey('import')
  useFocusAfterStep(file ? 'file' : 'start')
  if (!file) {
    return (
      <ImportFileStep
        percent={percent}
        problem={problem}
        onFile={(picked) => void open(picked)}
        onStop={stop}
      />
    )
  }
  const refusal = error && importStartErrorText(error)
  const failure = refusal ? errorText(refusal) || msg('ui.error') : msg('unsaved.elsewhere')
  const start = async (kind: 'dryRun' | 'import') => {
    const data = {
      file_name: file.name.slice(0, 255),
      rows: (checked ?? []).filter(isImportable).map(({ row }) => row),
      dry_run: kind === 'dryRun',
    }
    // The error is not handled here, because the screen shows the error of the mutation.
    const started = await (
      kind === 'dryRun'
        ? mutateAsync({ data })
        : writeKey.send((key) => mutateAsync({ data, ...idempotencyHeaders(key) }))
    ).catch(() => null)
    if (started && kind === 'import') onStarted(started.data.id)
    else if (started) setDryRun(started.data.id)
  }
  const forget = () => setDryRun(undefined)
  return (
    <Stack $gap={6}>
      <ImportColumnMapping
        file={file}
        onChoose={(column, field) => {
          forget()
          choose(column, field)
        }}
        onClose={() => {
          forget()
          close()
        }}
      />
      {!mappingProblem(file.mapping) && (
        <ImportCheck
          file={file}
          checked={checked}
          starting={isPending ? (variables.data.dry_run ? 'dryRun' : 'import') : undefined}
          onStart={(kind) => void start(kind)}
        />
      )}
      {(refusal || writeKey.isElsewhere) && <ErrorState compact message={failure} />}
      {dryRun !== undefined && (
        <div key={dryRun} ref={scrollToResult}>
          <ImportJob id={dryRun} />
        </div>
      )}
    </Stack>
  )
}

/** Scrolls to the result of the dry run, because a long list of refused rows can push it out of view. */
function scrollToResult(result: HTMLElement | null) {
  result?.scrollIntoView({ block: 'center' })
}

type ImportFileStepProps = {
  /** The progress of reading a file, in percent. Undefined while no file is being read. */
  percent: number | undefined
  problem: ImportFileProblem | undefined
  onFile: (file: File) => void
  onStop: () => void
}

/**
 * The first step of an import: a file picker, and a download of the shop's own products that staff can edit
 * and import again.
 */
export function ImportFileStep({ percent, problem, onFile, onStop }: ImportFileStepProps) {
  const msg = useMsg()
  const errorText = useErrorTextOf(importReadErrorText)
  const id = useId()
  const pick = ([first]: readonly File[]) => first && onFile(first)
  const { name = '', fault = 'noTable', rows, failure } = problem ?? {}
  const error = failure
    ? errorText(failure) || msg('ui.error')
    : rows
      ? msg('adminImport.error.tooMany', { name, n: rows, max: importMax })
      : msg(`adminImport.error.${fault}`, { name })
  return (
    <Stack $gap={5}>
      <FileDropArea invitation={msg('adminImport.drop')} onFiles={pick}>
        <FilePickerTile
          label={msg(percent === undefined ? 'adminImport.pick' : 'adminImport.reading')}
          hint={msg('adminImport.pick.hint')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          empty
          noteFor={id}
          error={problem && error}
          onFiles={pick}
        />
        <FieldNote controlId={id} error={problem && error} />
        {percent !== undefined && (
          <Button variant="secondary" onClick={onStop}>
            {msg('adminImport.reading.stop', { percent })}
          </Button>
        )}
      </FileDropArea>
      <TitledCard title={msg('adminImport.template')} gap={2}>
        <SmallNote>{msg('adminImport.template.text')}</SmallNote>
        <Row>
          <CsvExportButton
            label={msg('adminImport.template.get')}
            stopLabel={(percent) => msg('adminImport.report.stop', { percent })}
            load={loadEveryVariant}
            toCsv={(variants) => variantsCsv(variants, msg)}
            fileName={msg('adminImport.template.file')}
            doneText={(n) => msg('adminImport.report.saved', { n })}
            errorText={errorText}
          />
        </Row>
      </TitledCard>
    </Stack>
  )
}

type ImportColumnMappingProps = {
  file: OpenedImportFile
  onChoose: (column: number, field: ImportField | null) => void
  onClose: () => void
}

/**
 * The columns of a file. Each has a sample value, and a select for the product field into which the column is
 * imported.
 */
export function ImportColumnMapping({ file, onChoose, onClose }: ImportColumnMappingProps) {
  const msg = useMsg()
  const { heads, records } = file.table
  const problem = mappingProblem(file.mapping)
  const options = [
    { value: '', label: msg('adminImport.columns.skip') },
    ...importFields.map((field) => ({ value: field, label: msg(importColumns[field].label) })),
  ]
  return (
    <ImportSection
      title={msg('adminImport.columns')}
      gap={2}
      action={
        <Button variant="quiet" onClick={onClose}>
          {msg('adminImport.columns.other')}
        </Button>
      }
    >
      <SmallNote>
        {msg('adminImport.columns.text', { name: file.name, n: records.length })}
      </SmallNote>
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
            // The key is the index of the column, because two columns may have the same heading.
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
      {problem && <ErrorState compact message={msg(`adminImport.columns.${problem}`)} />}
    </ImportSection>
  )
}

const List = styled.ul`
  ${cardFrameStyle}
  display: grid;
  overflow: hidden;
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

/** The headings of the columns. They are hidden on phones, where each column of the file is a block. */
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
