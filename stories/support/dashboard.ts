import type { DayRange } from '@/domain/dashboard'
import { seedDashboard } from './seed'

/** The last thirty days of the seed's world. */
export const lastThirtyDays: DayRange = { from: '2026-10-23', to: '2026-11-21' }

/** The dashboard's figures for these thirty days. */
export const monthFigures = seedDashboard(lastThirtyDays)

/** The dashboard's figures for a week without orders. */
export const quietFigures = seedDashboard({ from: '2020-01-01', to: '2020-01-07' })
