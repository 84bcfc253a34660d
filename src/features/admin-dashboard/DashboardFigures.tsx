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

/** The period in the shop's own days, whatever the browser's clock is set to. Those before stay, paler, while it loads. */
export function DashboardFigures({ search }: { search: DashboardSearch }) {
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
