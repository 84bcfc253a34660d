import { useState } from 'react'
import styled from 'styled-components'
import type { ImportResult, ProductImport } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, space, text, title } from '@/theme/tokens'
import { CsvExport } from '@/ui/actions/CsvExport'
import { Select } from '@/ui/choosing/Select'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { changeText } from '../change-text'
import { importReadErrors } from '../errors'
import { everyOutcome, useOutcomes } from '../queries'
import { outcomesCsv } from '../row-csv'
import { OutcomeList } from './OutcomeList'

const results = ['failed', 'created', 'updated', 'unchanged'] as const satisfies ImportResult[]

/** What became of each row of an import, by result; those of a result as a file, which can be corrected and sent again. */
export function ImportReport({ job }: { job: ProductImport }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const [result, setResult] = useState<ImportResult>(
    results.find((one) => job[one] > 0) ?? 'unchanged',
  )
  return (
    <Part aria-label={msg('adminImport.report')}>
      <h2>{msg('adminImport.report')}</h2>
      <Line>
        <Select
          label={msg('adminImport.report.show')}
          hideLabel
          value={result}
          options={results.map((value) => ({
            value,
            label: `${msg(`adminImport.result.${value}`)} (${job[value]})`,
          }))}
          onChange={(value) => setResult(results.find((one) => one === value) ?? result)}
        />
        {job[result] > 0 && (
          <CsvExport
            label={msg('adminImport.report.download')}
            stopLabel={(percent) => msg('adminImport.report.stop', { percent })}
            load={(onProgress, signal) => everyOutcome(job.id, result, onProgress, signal)}
            toCsv={(rows) =>
              outcomesCsv(
                rows,
                ({ changes }) => changes.map((change) => changeText(change, msg)).join('; '),
                msg,
              )
            }
            fileName={msg('adminImport.report.file')}
            doneText={(n) => msg('adminImport.report.saved', { n })}
            errorText={(error) => errorText(importReadErrors(error))}
          />
        )}
      </Line>
      <Async
        query={useOutcomes(job.id, result)}
        skeleton={<Skeleton height="200px" />}
        errorMessage={(error) => errorText(importReadErrors(error))}
        isEmpty={({ outcomes }) => outcomes.length === 0}
        empty={<Empty>{msg('adminImport.report.none')}</Empty>}
      >
        {({ outcomes }) => <OutcomeList outcomes={outcomes} total={job[result]} />}
      </Async>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${space(3)};

  h2 {
    font: ${title.h4};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`

const Empty = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
