import { useId } from 'react'
import styled from 'styled-components'
import { importMax } from '@/domain/admin/import/check-rows'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, title } from '@/theme/tokens'
import { CsvExport } from '@/ui/actions/CsvExport'
import { FieldNote } from '@/ui/fields/FieldNote'
import { DropArea } from '@/ui/media/upload/DropArea'
import { PickTile } from '@/ui/media/upload/PickTile'
import { importReadErrors } from '../errors'
import { everyVariant } from '../queries'
import { variantsCsv } from '../row-csv'
import type { FileProblem } from './use-import-file'

type ImportStartProps = {
  /** True while a file is read. */
  isReading: boolean
  /** Why the last file was not opened. */
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
  const { name = '', rows = null } = problem ?? {}
  const error = rows
    ? msg('adminImport.error.tooMany', { name, n: rows, max: importMax })
    : msg('adminImport.error.noTable', { name })
  return (
    <Parts>
      <DropArea invitation={msg('adminImport.drop')} onFiles={pick}>
        <PickTile
          label={msg(isReading ? 'adminImport.reading' : 'adminImport.pick')}
          hint={msg('adminImport.pick.hint')}
          accept=".csv,.tsv,.txt,text/csv"
          empty
          noteFor={id}
          error={problem && error}
          onFiles={pick}
        />
        <FieldNote controlId={id} error={problem && error} />
      </DropArea>
      <Own>
        <h2>{msg('adminImport.template')}</h2>
        <p>{msg('adminImport.template.text')}</p>
        <CsvExport
          label={msg('adminImport.template.get')}
          stopLabel={(percent) => msg('adminImport.template.stop', { percent })}
          load={everyVariant}
          toCsv={(variants) => variantsCsv(variants, msg)}
          fileName={msg('adminImport.template.file')}
          doneText={(n) => msg('adminImport.template.done', { n })}
          errorText={(failure) => errorText(importReadErrors(failure))}
        />
      </Own>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
`

const Own = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  h2 {
    font: ${title.h4};
  }

  p {
    max-width: 70ch;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`
