import { ImportFile } from '@/features/admin-import/ImportFile'
import { ImportHistory } from '@/features/admin-import/ImportHistory'
import { ImportJob } from '@/features/admin-import/ImportJob'
import { AdminHead } from '@/features/admin/AdminHead'
import { BackLink } from '@/features/admin/BackLink'
import { useMsg } from '@/i18n/use-msg'
import { useKeptFocus } from '@/lib/screen-heading'
import { ButtonLink } from '@/ui/actions/Link'
import { Stack } from '@/ui/layout/basics'

type ImportScreenProps = {
  job: number | undefined
  onStarted: (id: number) => void
}

/** Product §10.10: products, prices and stock from a CSV file. */
export function ImportScreen({ job, onStarted }: ImportScreenProps) {
  const msg = useMsg()
  useKeptFocus(job === undefined ? 'file' : 'job')
  return (
    <>
      <BackLink to="/admin/products">{msg('adminImport.back')}</BackLink>
      <AdminHead title={msg('adminImport.title')}>
        {job !== undefined && (
          <ButtonLink variant="secondary" to="/admin/products/import">
            {msg('adminImport.job.again')}
          </ButtonLink>
        )}
      </AdminHead>
      <Stack $gap={8}>
        {job === undefined ? (
          <ImportFile onStarted={onStarted} />
        ) : (
          <ImportJob key={job} id={job} />
        )}
        <ImportHistory />
      </Stack>
    </>
  )
}
