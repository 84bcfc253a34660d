import type { DayRange } from '@/domain/dashboard'
import { seedDashboard } from './seed'

/** The last thirty days of the seed. */
export const month: DayRange = { from: '2026-10-23', to: '2026-11-21' }

/** Their figures. */
export const monthFigures = seedDashboard(month)

/** The figures of days without an order. */
export const quietFigures = seedDashboard({ from: '2020-01-01', to: '2020-01-07' })
