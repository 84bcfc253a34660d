import { useQueryClient } from '@tanstack/react-query'
import {
  useReorderHomepageSections,
  useUpdateHomepageSection,
  useUpdateHomepageSections,
} from '@/api/generated/admin-home/admin-home'
import type { HomepageSection, HomepageSectionsResponse } from '@/api/generated/model'
import type { PublishPlan } from './publish-plan'
import { homeSectionsQuery } from './queries'

export { useUploadSectionImage } from '@/api/generated/admin-home/admin-home'

/** Publishes by the call of the plan and answers what changed. A newer version is a 409. Throws `ApiError`. */
export function usePublishHome() {
  const client = useQueryClient()
  const { queryKey } = homeSectionsQuery
  const mutation = {
    onSuccess: (answer: HomepageSectionsResponse) => void client.setQueryData(queryKey, answer),
    // What somebody else has published is what to decide about next.
    onError: () => client.invalidateQueries({ queryKey }),
  }
  const order = useReorderHomepageSections({ mutation })
  const all = useUpdateHomepageSections({ mutation })
  const one = useUpdateHomepageSection({
    mutation: {
      ...mutation,
      onSuccess: ({ data }) =>
        void client.setQueryData(queryKey, (answer) => answer && withSection(answer, data)),
    },
  })
  const calls = [order, all, one]
  return {
    async publish(plan: PublishPlan): Promise<HomepageSection[]> {
      if (plan.call === 'order')
        return (await order.mutateAsync({ data: { keys: plan.keys } })).data
      if (plan.call === 'all')
        return (await all.mutateAsync({ data: { sections: plan.sections } })).data
      const { section_key: key, ...data } = plan.section
      return [(await one.mutateAsync({ key, data })).data]
    },
    isPending: calls.some(({ isPending }) => isPending),
    error: calls.find(({ error }) => error)?.error ?? null,
    reset: () => calls.forEach(({ reset }) => reset()),
  }
}

function withSection(answer: HomepageSectionsResponse, section: HomepageSection) {
  const data = answer.data.map((one) => (one.section_key === section.section_key ? section : one))
  return { ...answer, data }
}
