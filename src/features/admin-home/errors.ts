import { ApiError, errorTable, staffErrors } from '@/api/errors'
import type { SectionKey } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import type { PublishPlan } from './publish-plan'

/** The server's texts, by section and by the path of the field in its content. */
export type ServerTexts = Partial<Record<SectionKey, Readonly<Record<string, string>>>>

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

/** A picture that did not arrive. */
export const homeImageErrors = errorTable<MessageId>({
  ...staffErrors,
  413: 'imageField.tooLarge',
  415: 'imageField.wrongType',
  fallback: 'imageField.failed',
})

/** What the server says about single fields of what was sent. */
export function serverTexts(error: unknown, plan: PublishPlan): ServerTexts {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const texts: Partial<Record<SectionKey, Record<string, string>>> = {}
  for (const [field, [first]] of Object.entries(error.fieldErrors)) {
    const [, place, path = ''] = /^(?:sections\.(\d+)\.)?content\.(.+)$/.exec(field) ?? []
    const key = sectionAt(plan, place)
    if (key && path && first) texts[key] = { ...texts[key], [path]: first }
  }
  return texts
}

function sectionAt(plan: PublishPlan, place: string | undefined): SectionKey | undefined {
  if (plan.call === 'section') return plan.section.section_key
  return plan.call === 'all' ? plan.sections[Number(place)]?.section_key : undefined
}
