import { ApiError, type FieldErrors } from '@/api/errors'

/** The server's 422 by field of the form: what it says of single variants stands under all of them. */
export function fieldTexts(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  const texts: Record<string, string[]> = {}
  for (const [path, said] of Object.entries(error.fieldErrors)) {
    const [field = path] = path.split('.')
    const name = field === 'colors' || field === 'sizes' ? 'variants' : field
    texts[name] = [...(texts[name] ?? []), ...said]
  }
  return texts
}
