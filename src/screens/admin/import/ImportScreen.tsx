import styled from 'styled-components'
import { ImportFile } from '@/features/admin-import/ImportFile'
import { ImportHistory } from '@/features/admin-import/ImportHistory'
import { ImportJob } from '@/features/admin-import/ImportJob'
import { useMsg } from '@/i18n/use-msg'
import { size, space, text } from '@/theme/tokens'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { ArrowLeftIcon } from '@/ui/icons'
import { useKeptFocus } from '@/ui/layout/use-kept-focus'
import { AdminHead } from '../AdminHead'

type ImportScreenProps = {
  /** The import that is looked at; undefined for a new one. */
  job: number | undefined
  /** Called with the id of an import that has begun. */
  onStarted: (id: number) => void
}

/** Product §10.10: products, prices and stock from a CSV file. */
export function ImportScreen({ job, onStarted }: ImportScreenProps) {
  const msg = useMsg()
  useKeptFocus(job === undefined ? 'file' : 'job')
  return (
    <>
      <Back to="/admin/products">
        <ArrowLeftIcon size={16} />
        {msg('adminImport.back')}
      </Back>
      <AdminHead title={msg('adminImport.title')}>
        {job !== undefined && (
          <ButtonLink variant="secondary" to="/admin/products/import">
            {msg('adminImport.job.again')}
          </ButtonLink>
        )}
      </AdminHead>
      <Parts>
        {job === undefined ? (
          <ImportFile onStarted={onStarted} />
        ) : (
          <ImportJob key={job} id={job} />
        )}
        <ImportHistory />
      </Parts>
    </>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  font-size: ${text.sm};
  gap: ${space(1)};
`

const Parts = styled.div`
  display: grid;
  gap: ${space(8)};
`
