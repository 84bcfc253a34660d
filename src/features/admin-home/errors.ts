import { ApiError, errorTable, type FieldErrors, staffErrors } from '@/api/errors'
import type { SectionKey } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import type { PublishPlan } from './home-form'

/** In the place of sections that could not be read. */
export const homeReadErrors = errorTable<MessageId>({
  ...staffErrors,
  fallback: 'adminHome.error.load',
})

/** What could not be published. */
export const homePublishErrors = errorTable<MessageId>({
  ...staffErrors,
  409: 'admin.error.conflict',
  fallback: 'adminHome.error.publish',
})

/** What the server says about single fields of what was sent, by their names in the form. */
export function serverTexts(error: unknown, plan: PublishPlan | null): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const texts: Record<string, readonly string[]> = {}
  for (const [field, found] of Object.entries(error.fieldErrors)) {
    const [, place, path] = /^(?:sections\.(\d+)\.)?content\.(.+)$/.exec(field) ?? []
    const key = plan && sectionAt(plan, place)
    if (key && path) texts[`${key}.${path}`] = found
  }
  return texts
}

function sectionAt(plan: PublishPlan, place: string | undefined): SectionKey | undefined {
  if (plan.call === 'section') return plan.section.section_key
  return plan.call === 'all' ? plan.sections[Number(place)]?.section_key : undefined
}
