import styled from 'styled-components'
import type { ProductImport } from '@/api/generated/model'
import { type Msg, useErrorText, useMsg } from '@/i18n/use-msg'
import { color, radius, size, space, text, title } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { ShopTime } from '@/ui/data/ShopTime'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { importReadErrors } from '../errors'
import { useImports } from '../queries'

function standing({ status, created, updated, failed }: ProductImport, msg: Msg): string {
  const counts = msg('adminImport.history.counts', { changed: created + updated, failed })
  return status === 'done' ? counts : `${msg(`adminImport.history.${status}`)} · ${counts}`
}

/** The last imports of everybody, each leading to what became of it: also after its page was closed. */
export function ImportHistory() {
  const msg = useMsg()
  const errorText = useErrorText()
  return (
    <Part aria-label={msg('adminImport.history')}>
      <h2>{msg('adminImport.history')}</h2>
      <Async
        query={useImports()}
        skeleton={<Skeleton height="120px" />}
        errorMessage={(error) => errorText(importReadErrors(error))}
        isEmpty={(imports) => imports.length === 0}
        empty={<Soft>{msg('adminImport.history.empty')}</Soft>}
      >
        {(imports) => (
          <List>
            {imports.map((job) => (
              <li key={job.id}>
                <Link to="/admin/products/import" search={{ job: job.id }}>
                  {job.file_name}
                </Link>
                <Soft>
                  {job.dry_run && `${msg('adminImport.history.dry')} · `}
                  {standing(job, msg)}
                </Soft>
                <Soft>{job.by}</Soft>
                {job.created_at && <ShopTime at={job.created_at} inline />}
              </li>
            ))}
          </List>
        )}
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

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    min-height: ${size.target};
    flex-wrap: wrap;
    align-items: center;
    padding: ${space(1)} ${space(3)};
    gap: 0 ${space(4)};
  }

  li + li {
    border-block-start: 1px solid ${color.line};
  }

  a {
    padding-block: ${space(2)};
  }
`

const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
