import styled from 'styled-components'
import { useErrorText } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { importReadErrors } from '../errors'
import { useImport } from '../queries'
import { ImportProgress } from './ImportProgress'
import { ImportReport } from './ImportReport'

/** An import of products: how far it is, and what became of each row. */
export function ImportJob({ id }: { id: number }) {
  const errorText = useErrorText()
  return (
    <Async
      query={useImport(id)}
      skeleton={<Skeleton height="160px" />}
      errorMessage={(error) => errorText(importReadErrors(error))}
    >
      {(job) => (
        <Parts>
          <ImportProgress job={job} />
          {job.status !== 'running' && <ImportReport job={job} />}
        </Parts>
      )}
    </Async>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`
