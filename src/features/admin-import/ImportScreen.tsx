import { type AnyRouter, useNavigate, useSearch } from '@tanstack/react-router'
import styled from 'styled-components'
import * as v from 'valibot'
import type { ProductImport } from '@/api/generated/model'
import { ScreenHead, BackLink } from '@/features/admin/ScreenHead'
import { type Msg, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { idInUrl, optionalIfValid } from '@/lib/schema'
import { useFocusAfterStep } from '@/lib/screen-heading'
import { size, space } from '@/theme/tokens.gen'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Stack } from '@/ui/layout/basics'
import { FramedList, ImportSection, SmallNote } from './import-parts'
import { ImportJob } from './ImportJob'
import { ImportSteps } from './ImportSteps'
import { importReadErrorText, useLatestImports } from './queries'

const importSearch = v.object({ job: optionalIfValid(idInUrl) })
export type ImportSearch = v.InferOutput<typeof importSearch>

/** The import of products, prices and stock from a table file (Product §10.10). */
export function ImportScreen() {
  const msg = useMsg()
  const navigate = useNavigate()
  const { job } = v.parse(importSearch, useSearch<AnyRouter, undefined, false>({ strict: false }))
  useFocusAfterStep(job === undefined ? 'file' : 'job')
  return (
    <>
      <BackLink to="/admin/products">{msg('adminImport.back')}</BackLink>
      <ScreenHead title={msg('adminImport.title')}>
        {job !== undefined && (
          <ButtonLink variant="secondary" to="/admin/products/import">
            {msg('adminImport.job.again')}
          </ButtonLink>
        )}
      </ScreenHead>
      <Stack $gap={8}>
        {job === undefined ? (
          <ImportSteps
            onStarted={(id) => void navigate({ to: '/admin/products/import', search: { job: id } })}
          />
        ) : (
          <ImportJob key={job} id={job} />
        )}
        <ImportHistory />
      </Stack>
    </>
  )
}

/**
 * The latest imports of all staff members. Each links to its results, because an import continues after staff
 * have closed its page.
 */
function ImportHistory() {
  const msg = useMsg()
  return (
    <ImportSection title={msg('adminImport.history')}>
      <Async
        query={useLatestImports()}
        skeleton={<Skeleton height="120px" />}
        errorMessage={useErrorTextOf(importReadErrorText)}
        isEmpty={(imports) => imports.length === 0}
        empty={<SmallNote as="span">{msg('adminImport.history.empty')}</SmallNote>}
      >
        {(imports) => (
          <ImportLines>
            {imports.map((job) => (
              <li key={job.id}>
                <Link to="/admin/products/import" search={{ job: job.id }}>
                  {job.file_name}
                </Link>
                <SmallNote as="span">
                  {job.dry_run && `${msg('adminImport.history.dry')} · `}
                  {resultText(job, msg)}
                </SmallNote>
                <SmallNote as="span">{job.by}</SmallNote>
                {job.created_at && <ShopTime at={job.created_at} inline />}
              </li>
            ))}
          </ImportLines>
        )}
      </Async>
    </ImportSection>
  )
}

/** Returns the counts of an import in words. Its state is named too, unless the import is done. */
function resultText({ status, created, updated, failed }: ProductImport, msg: Msg): string {
  const counts = msg('adminImport.history.counts', { changed: created + updated, failed })
  return status === 'done' ? counts : `${msg(`adminImport.history.${status}`)} · ${counts}`
}

const ImportLines = styled(FramedList)`
  li {
    min-height: ${size.target};
    align-items: center;
    padding-block: ${space(1)};
    row-gap: 0;
  }

  a {
    padding-block: ${space(2)};
  }
`
