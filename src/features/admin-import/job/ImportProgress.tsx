import { useId } from 'react'
import styled from 'styled-components'
import type { ProductImport } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, title } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { importCancelErrors } from '../errors'
import { useCancelImport } from '../mutations'

const results = ['created', 'updated', 'unchanged', 'failed'] as const

/** Returns the message that says where an import stands. */
function headOf({ status, dry_run }: ProductImport) {
  if (status === 'cancelled') return 'adminImport.job.cancelled'
  if (status === 'running') return dry_run ? 'adminImport.job.checking' : 'adminImport.job.running'
  return dry_run ? 'adminImport.job.checked' : 'adminImport.job.done'
}

/** How far an import is, with a button to stop it; what it came to when it has ended. */
export function ImportProgress({ job }: { job: ProductImport }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const titleId = useId()
  const cancel = useCancelImport(job.id)
  const isRunning = job.status === 'running'
  const left = job.total - job.processed
  const problem = cancel.error && importCancelErrors(cancel.error)
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{msg(headOf(job), { name: job.file_name })}</h2>
      {job.dry_run && <Note>{msg('adminImport.job.dry')}</Note>}
      <Line>
        <Bar aria-labelledby={titleId} max={job.total} value={job.processed} />
        <span>{msg('adminImport.job.progress', { done: job.processed, total: job.total })}</span>
        {isRunning && (
          <Button
            variant="secondary"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id: job.id })}
          >
            {msg('adminImport.job.cancel')}
          </Button>
        )}
      </Line>
      <div role="status">
        <Counts>
          {results.map((result) => (
            <li key={result} data-bad={(result === 'failed' && job.failed > 0) || undefined}>
              <b>{job[result]}</b> {msg(`adminImport.result.${result}`)}
            </li>
          ))}
        </Counts>
      </div>
      {isRunning && <Note>{msg('adminImport.job.leave')}</Note>}
      {job.status === 'cancelled' && left > 0 && (
        <Note>{msg('adminImport.job.stopped', { n: left })}</Note>
      )}
      {job.by && <Note>{msg('adminImport.job.by', { name: job.by })}</Note>}
      {problem && <ErrorState compact message={errorText(problem)} />}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  h2 {
    font: ${title.h4};
    overflow-wrap: anywhere;
  }
`

const Line = styled.div`
  display: flex;
  min-height: 44px;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  gap: ${space(2)} ${space(4)};
`

const Bar = styled.progress`
  width: 100%;
  max-width: 480px;
  height: 12px;
  flex: 1 1 200px;
  accent-color: ${color.positive};
`

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;

  li {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.md};
    background: ${color.sand};
    font-size: ${text.sm};
    font-variant-numeric: tabular-nums;
  }

  li[data-bad] {
    background: ${color.dangerSoft};
  }
`

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
