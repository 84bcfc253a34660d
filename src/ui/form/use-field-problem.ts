import { getIn, useFormikContext } from 'formik'

/** True while one of these fields shows an error: of the rules, or of the server. */
export function useHasProblem(names: readonly string[]): boolean {
  const { errors, touched, status } = useFormikContext<Record<string, unknown>>()
  const serverTexts: Record<string, string> = status
  return names.some(
    (name) => serverTexts[name] !== undefined || (getIn(touched, name) && getIn(errors, name)),
  )
}
