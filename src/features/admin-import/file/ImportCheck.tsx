import styled from 'styled-components'
import { type CheckedRow, figuresOf, isGood } from '@/domain/admin/import/check-rows'
import { useMsg } from '@/i18n/use-msg'
import { saveCsv } from '@/lib/csv'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text, title } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Spinner } from '@/ui/feedback/Spinner'
import { FaultList } from './FaultList'
import { faultyCsv } from './fault-rows'
import type { OpenFile } from './use-import-file'

type ImportCheckProps = {
  file: OpenFile
  /** The rows after the check; undefined before. */
  checked: readonly CheckedRow[] | undefined
  /** Which of the two is being started. */
  starting: 'dryRun' | 'import' | undefined
  /** Sends the good rows. */
  onStart: (kind: 'dryRun' | 'import') => void
}

/** What an import would take and what not, and why; the faulty rows to download; and the start. */
export function ImportCheck({ file, checked, starting, onStart }: ImportCheckProps) {
  const msg = useMsg()
  // Not disabled meanwhile, so that the focus stays.
  const start = (kind: 'dryRun' | 'import') => starting === undefined && onStart(kind)
  if (!checked) {
    return (
      <Part aria-label={msg('adminImport.check')}>
        <h2>{msg('adminImport.check')}</h2>
        <Waiting role="status">
          <Spinner /> {msg('adminImport.check.waiting')}
        </Waiting>
      </Part>
    )
  }
  const { good, faulty, held, newProducts } = figuresOf(checked)
  const bad = checked.filter((row) => !isGood(row))
  return (
    <Part aria-label={msg('adminImport.check')}>
      <h2>{msg('adminImport.check')}</h2>
      <div role="status">
        <Figures>
          <li>
            {good > 0 ? msg('adminImport.check.good', { n: good }) : msg('adminImport.check.none')}
          </li>
          {newProducts > 0 && <li>{msg('adminImport.check.new', { n: newProducts })}</li>}
          {faulty > 0 && <Bad>{msg('adminImport.check.faulty', { n: faulty })}</Bad>}
          {held > 0 && <Bad>{msg('adminImport.check.held', { n: held })}</Bad>}
        </Figures>
      </div>
      <Note>{msg('adminImport.check.whole')}</Note>
      {bad.length > 0 && <FaultList file={file} rows={bad} />}
      <Actions>
        <Button
          disabled={good === 0}
          loading={starting === 'import'}
          aria-disabled={starting === 'dryRun' || undefined}
          onClick={() => start('import')}
        >
          {msg('adminImport.check.start', { n: good })}
        </Button>
        <Button
          variant="secondary"
          disabled={good === 0}
          loading={starting === 'dryRun'}
          aria-disabled={starting === 'import' || undefined}
          onClick={() => start('dryRun')}
        >
          {msg('adminImport.check.dryRun')}
        </Button>
        {bad.length > 0 && (
          <Button
            variant="secondary"
            onClick={() =>
              saveCsv(`${msg('adminImport.check.file')}.csv`, faultyCsv(file, bad, msg))
            }
          >
            {msg('adminImport.check.download')}
          </Button>
        )}
      </Actions>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${space(2)};

  h2 {
    font: ${title.h4};
  }
`

const Waiting = styled.p`
  display: flex;
  align-items: center;
  color: ${color.inkSoft};
  gap: ${space(2)};
`

const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;

  li {
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.md};
    background: ${color.celadonSoft};
    font-size: ${text.sm};
  }
`

const Bad = styled.li`
  && {
    background: ${color.dangerSoft};
  }
`

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};

  ${media.phone} {
    & > button {
      flex: 1 1 40%;
    }
  }
`
