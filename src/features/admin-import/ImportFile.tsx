import { useId, useState } from 'react'
import styled from 'styled-components'
import { importMax, isGood } from '@/domain/product/import/check-rows'
import { mappingProblem } from '@/domain/product/import/fields'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useKeptFocus } from '@/lib/screen-heading'
import { CsvExport } from '@/ui/actions/CsvExport'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldNote } from '@/ui/fields/Field'
import { Stack, Text } from '@/ui/layout/basics'
import { DropArea } from '@/ui/media/upload/DropArea'
import { PickTile } from '@/ui/media/upload/PickTile'
import { Card, Note } from './import-parts'
import { ImportCheck } from './ImportCheck'
import { ImportColumns } from './ImportColumns'
import { ImportJob } from './ImportJob'
import { importReadErrors, importStartErrors, useStartProductImport } from './mutations'
import { everyVariant } from './queries'
import { variantsCsv } from './row-csv'
import { type FileProblem, useImportFile } from './use-import-file'

type ImportFileProps = {
  onStarted: (id: number) => void
}

/** From a file to an import: choose it, say what its columns are, look at what is wrong, try, start. */
export function ImportFile({ onStarted }: ImportFileProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { file, checked, isReading, problem, open, choose, close } = useImportFile()
  const [dryRun, setDryRun] = useState<number>()
  const { start, starting, error } = useImportStart((id, kind) =>
    kind === 'import' ? onStarted(id) : setDryRun(id),
  )
  useKeptFocus(file ? 'file' : 'start')
  if (!file) {
    return <ImportStart isReading={isReading} problem={problem} onFile={(one) => void open(one)} />
  }
  const failure = error === undefined ? null : importStartErrors(error)
  const forget = () => setDryRun(undefined)
  return (
    <Stack $gap={6}>
      <ImportColumns
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
          starting={starting}
          onStart={(kind) =>
            start(kind, {
              file_name: file.name.slice(0, 255),
              rows: (checked ?? []).filter(isGood).map(({ row }) => row),
            })
          }
        />
      )}
      {failure && <ErrorState compact message={errorText(failure) || msg('ui.error')} />}
      {dryRun !== undefined && (
        <div key={dryRun} ref={showTop}>
          <ImportJob id={dryRun} />
        </div>
      )}
    </Stack>
  )
}

/** Below a long list of faults nobody would see that the dry run has begun. */
function showTop(result: HTMLElement | null) {
  result?.scrollIntoView({ block: 'center' })
}

type Kind = 'dryRun' | 'import'
type Rows = Pick<
  Parameters<ReturnType<typeof useStartProductImport>['mutateAsync']>[0]['data'],
  'file_name' | 'rows'
>

function useImportStart(onStarted: (id: number, kind: Kind) => void) {
  const { mutateAsync } = useStartProductImport()
  const [starting, setStarting] = useState<Kind>()
  const [error, setError] = useState<unknown>()

  const run = async (kind: Kind, rows: Rows) => {
    setStarting(kind)
    setError(undefined)
    try {
      const answer = await mutateAsync({ data: { ...rows, dry_run: kind === 'dryRun' } })
      onStarted(answer.data.id, kind)
    } catch (failure) {
      setError(failure)
    }
    setStarting(undefined)
  }
  return { start: (kind: Kind, rows: Rows) => void run(kind, rows), starting, error }
}

type ImportStartProps = {
  isReading: boolean
  problem: FileProblem | undefined
  onFile: (file: File) => void
}

/** Where an import begins: a place for the file, and the shop's own file to start from. */
export function ImportStart({ isReading, problem, onFile }: ImportStartProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const id = useId()
  const pick = (files: readonly File[]) => {
    const [first] = files
    if (first) onFile(first)
  }
  const { name = '', rows, failure } = problem ?? {}
  const error = failure
    ? errorText(importReadErrors(failure)) || msg('ui.error')
    : rows
      ? msg('adminImport.error.tooMany', { name, n: rows, max: importMax })
      : msg('adminImport.error.noTable', { name })
  return (
    <Stack $gap={5}>
      <DropArea invitation={msg('adminImport.drop')} onFiles={pick}>
        <PickTile
          label={msg(isReading ? 'adminImport.reading' : 'adminImport.pick')}
          hint={msg('adminImport.pick.hint')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          empty
          noteFor={id}
          error={problem && error}
          onFiles={pick}
        />
        <FieldNote controlId={id} error={problem && error} />
      </DropArea>
      <Card as="section" $gap={2} $justify="start">
        <Text as="h2" $title="h4">
          {msg('adminImport.template')}
        </Text>
        <TemplateNote>{msg('adminImport.template.text')}</TemplateNote>
        <CsvExport
          label={msg('adminImport.template.get')}
          stopLabel={(percent) => msg('adminImport.template.stop', { percent })}
          load={everyVariant}
          toCsv={(variants) => variantsCsv(variants, msg)}
          fileName={msg('adminImport.template.file')}
          doneText={(n) => msg('adminImport.template.done', { n })}
          errorText={(failure) => errorText(importReadErrors(failure))}
        />
      </Card>
    </Stack>
  )
}

const TemplateNote = styled(Note)`
  max-width: 70ch;
`
