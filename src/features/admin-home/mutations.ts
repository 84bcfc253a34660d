import { useQueryClient } from '@tanstack/react-query'
import {
  useReorderHomepageSections,
  useUpdateHomepageSection,
  useUpdateHomepageSections,
} from '@/api/generated/admin-home/admin-home'
import type { HomepageSection, HomepageSectionsResponse } from '@/api/generated/model'
import type { PublishPlan } from './home-form'
import { homeSectionsQuery } from './queries'

/** Publishes by the call of the plan and answers all sections. A newer version is a 409. Throws `ApiError`. */
export function usePublishHome() {
  const client = useQueryClient()
  const { queryKey } = homeSectionsQuery
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
    if (plan.call === 'order') return (await reorder({ data: { keys: plan.keys } })).data
    if (plan.call === 'all') return (await updateAll({ data: { sections: plan.sections } })).data
    const { section_key: key, ...data } = plan.section
    const changed = (await update({ key, data })).data
    return client.getQueryData(queryKey)?.data ?? [changed]
  }
}

function withSection(answer: HomepageSectionsResponse, section: HomepageSection) {
  const data = answer.data.map((one) => (one.section_key === section.section_key ? section : one))
  return { ...answer, data }
}
