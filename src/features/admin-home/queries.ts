import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { ApiError, type FieldErrors, staffErrorTable } from '@/api/errors'
import {
  useReorderHomepageSections,
  useUpdateHomepageSection,
  useUpdateHomepageSections,
} from '@/api/generated/admin-home/admin-home'
import {
  adminHomepageSections,
  getAdminHomepageSectionsQueryOptions,
} from '@/api/generated/home/home'
import type { HomepageSection, HomepageSectionsResponse, SectionKey } from '@/api/generated/model'
import { defaultLocale } from '@/i18n/locales'
import type { MessageId } from '@/i18n/message-id.gen'
import type { PublishPlan } from './home-form'

const options = getAdminHomepageSectionsQueryOptions()
const headers = { 'Accept-Language': defaultLocale }

/**
 * Queries the published sections for staff: also the hidden sections, and always in Vietnamese, because staff
 * edit the Vietnamese texts. The shop queries the same path in the shopper's language (Product §1.7).
 */
export const adminHomeSectionsQuery = queryOptions({
  ...options,
  queryKey: [...options.queryKey, 'edited'] as const,
  queryFn: ({ signal }) => adminHomepageSections({ signal, headers }),
  select: (answer) => answer.data,
  // The screens of the back office have no loaders that would repeat a failed query, so the query runs again
  // when the screen opens the next time.
  retryOnMount: true,
})

/**
 * Returns a function that sends a plan and resolves to all sections. If a colleague has published a newer
 * version, the server answers with a 409. Throws `ApiError`.
 */
export function usePublishHome() {
  const client = useQueryClient()
  const { queryKey } = adminHomeSectionsQuery
  const mutation = {
    onSuccess: (answer: HomepageSectionsResponse) => void client.setQueryData(queryKey, answer),
  }
  const { mutateAsync: reorder } = useReorderHomepageSections({ mutation })
  const { mutateAsync: updateAll } = useUpdateHomepageSections({ mutation })
  const { mutateAsync: update } = useUpdateHomepageSection({
    mutation: {
      onSuccess: ({ data }) =>
        void client.setQueryData(queryKey, (answer) => answer && withSection(answer, data)),
    },
  })
  return async (plan: PublishPlan): Promise<HomepageSection[]> => {
    if (plan.call === 'order') return (await reorder({ data: { order: plan.keys } })).data
    if (plan.call === 'all') return (await updateAll({ data: { sections: plan.sections } })).data
    const { section_key: key, ...data } = plan.section
    const changed = (await update({ key, data })).data
    return client.getQueryData(queryKey)?.data ?? [changed]
  }
}

function withSection(answer: HomepageSectionsResponse, section: HomepageSection) {
  const data = answer.data.map((old) => (old.section_key === section.section_key ? section : old))
  return { ...answer, data }
}

export const homeReadErrorText = staffErrorTable('home.error.sections')

export const homePublishErrorText = staffErrorTable<MessageId>('adminHome.error.publish', {
  409: 'admin.error.conflict',
})

/** Returns the server's errors by form field: 'sections.0.content.link' -> 'features.link'. */
export function homeFieldErrors(error: unknown, plan: PublishPlan | null): FieldErrors {
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
