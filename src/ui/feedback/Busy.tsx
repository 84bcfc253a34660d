import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { retryTimeOf } from '@/lib/busy'
import { formatClock } from '@/lib/dates'
import { color, radius, space } from '@/theme/tokens'

type BusyProps = {
  /** What the query failed with so far; most errors show nothing here. */
  error: unknown
}

/** Says when a busy server is asked again; nothing for any other error. It lies over the skeleton, so nothing shifts. */
export function Busy({ error }: BusyProps) {
  const msg = useMsg()
  const { locale } = useIntl()
  const retryAt = retryTimeOf(error)
  return retryAt === undefined ? null : (
    <Note role="status">{msg('ui.busy', { time: formatClock(retryAt, locale) })}</Note>
  )
}

const Note = styled.p`
  position: absolute;
  z-index: 1;
  top: ${space(2)};
  left: 50%;
  width: max-content;
  max-width: calc(100% - 2 * ${space(3)});
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.md};
  background: ${color.paper};
  text-align: center;
  transform: translateX(-50%);
`
