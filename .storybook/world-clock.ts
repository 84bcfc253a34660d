import { shiftClock } from '../scripts/lib/test-day'
import { storySeed } from './story-seed'

// What a screen counts from today on, as the range of the dashboard, must meet the days of its world. Time goes on.
shiftClock(storySeed.now.getTime() - Date.now())
