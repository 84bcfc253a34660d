import { shiftClock } from '../lib/test-day.ts'

const ahead: unknown = import.meta.env['TEST_CLOCK_AHEAD']
if (typeof ahead === 'string') shiftClock(Number(ahead))
