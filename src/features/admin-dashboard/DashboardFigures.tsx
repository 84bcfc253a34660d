import styled from 'styled-components'
import { type DashboardSearch, daysOf } from '@/domain/admin/dashboard'
import { useErrorText } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { motion } from '@/theme/tokens'
import { Async } from '@/ui/feedback/Async'
import { DashboardSkeleton } from './DashboardSkeleton'
import { DashboardView } from './DashboardView'
import { dashboardErrors } from './errors'
import { useFigures } from './queries'

type DashboardFiguresProps = {
  /** The period, from the URL. */
  search: DashboardSearch
}

/** The figures of a period, in days of the shop's time zone. The previous figures stay, paler, while new ones load. */
export function DashboardFigures({ search }: DashboardFiguresProps) {
  const errorText = useErrorText()
  const days = daysOf(search, shopDay())
  const query = useFigures(days)
  return (
    <Async
      query={query}
      skeleton={<DashboardSkeleton />}
      errorMessage={(error) => errorText(dashboardErrors(error))}
    >
      {(data) => (
        <Pale data-pale={query.isPlaceholderData || undefined}>
          <DashboardView data={data} days={days} />
        </Pale>
      )}
    </Async>
  )
}

const Pale = styled.div`
  transition: opacity ${motion.base} ${motion.ease};

  &[data-pale] {
    opacity: 0.55;
  }
`
