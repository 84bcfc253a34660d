import { useRef, useState } from 'react'
import styled from 'styled-components'
import { keyHeaders } from '@/api/idempotency'
import { writeOutcome } from '@/api/errors'
import { isGood } from '@/domain/admin/import/check-rows'
import { mappingProblem } from '@/domain/admin/import/fields'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { randomKey } from '@/lib/random-key'
import { shopConfig } from '@/lib/shop-config'
import { space } from '@/theme/tokens'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { useKeptFocus } from '@/ui/layout/use-kept-focus'
import { importStartErrors } from '../errors'
import { ImportJob } from '../job/ImportJob'
import { useStartProductImport } from '../mutations'
import { ImportCheck } from './ImportCheck'
import { ImportColumns } from './ImportColumns'
import { ImportStart } from './ImportStart'
import { useImportFile } from './use-import-file'

type ImportFileProps = {
  /** Called with the id of an import that has begun. */
  onStarted: (id: number) => void
}

/** From a file to an import: choose it, say what its columns are, look at what is wrong, try, start. */
export function ImportFile({ onStarted }: ImportFileProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { file, checked, isReading, problem, open, choose, close } = useImportFile()
  const [dryRun, setDryRun] = useState<number>()
  const { start, starting, error } = useStart((id, kind) =>
    kind === 'import' ? onStarted(id) : setDryRun(id),
  )
  useKeptFocus(file ? 'file' : 'start')
  if (!file) {
    return <ImportStart isReading={isReading} problem={problem} onFile={(one) => void open(one)} />
  }
  const failure = error === undefined ? null : importStartErrors(error)
  const forget = () => setDryRun(undefined)
  return (
    <Steps>
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
    </Steps>
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

/** Starts imports. A retry after a lost answer carries the same key, so that nothing is imported twice. */
function useStart(onStarted: (id: number, kind: Kind) => void) {
  const { mutateAsync } = useStartProductImport()
  const unanswered = useRef<{ text: string; key: string }>(null)
  const [starting, setStarting] = useState<Kind>()
  const [error, setError] = useState<unknown>()

  const run = async (kind: Kind, rows: Rows) => {
    const data = { ...rows, dry_run: kind === 'dryRun' }
    const text = JSON.stringify(data)
    const key = unanswered.current?.text === text ? unanswered.current.key : randomKey()
    unanswered.current = { text, key }
    setStarting(kind)
    setError(undefined)
    try {
      const headers = keyHeaders(shopConfig.idempotencyKeys ? key : undefined)
      const answer = await mutateAsync({ data, ...headers })
      unanswered.current = null
      onStarted(answer.data.id, kind)
    } catch (failure) {
      if (writeOutcome(failure) !== 'unknown') unanswered.current = null
      setError(failure)
    }
    setStarting(undefined)
  }
  return { start: (kind: Kind, rows: Rows) => void run(kind, rows), starting, error }
}

const Steps = styled.div`
  display: grid;
  gap: ${space(6)};
`
