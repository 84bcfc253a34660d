import { useSaid } from '@/i18n/use-said'
import { homeErrors } from './errors'

/** What to say when a part of the home page did not load. */
export function useHomeErrorText(part: keyof typeof homeErrors): (error: unknown) => string {
  const said = useSaid()
  return (error) => said(homeErrors[part](error))
}
