import { useErrorText } from '@/i18n/use-msg'
import { homeErrors } from './errors'

/** What to say when a part of the home page did not load. */
export function useHomeErrorText(part: keyof typeof homeErrors): (error: unknown) => string {
  const errorText = useErrorText()
  return (error) => errorText(homeErrors[part](error))
}
