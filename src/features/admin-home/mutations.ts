import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  reorderHomepageSections,
  updateHomepageSection,
  updateHomepageSections,
  uploadSectionImage,
} from '@/api/generated/admin-home/admin-home'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import type { PublishPlan } from './publish-plan'
import { homeSectionsQuery } from './queries'

/** Publishes by the call of the plan and answers what changed. A newer version is a 409. Throws `ApiError`. */
export function usePublishHome() {
  const client = useQueryClient()
  const { queryKey } = homeSectionsQuery
  return useMutation({
    mutationFn: publish,
    onSuccess: (changed) =>
      void client.setQueryData(queryKey, (answer) =>
        answer && changed.length === 1
          ? { ...answer, data: answer.data.map((one) => newest(one, changed)) }
          : { success: true as const, message: '', data: changed },
      ),
    // What somebody else has published is what to decide about next.
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

async function publish(plan: PublishPlan): Promise<HomepageSection[]> {
  if (plan.call === 'order') return (await reorderHomepageSections({ keys: plan.keys })).data
  if (plan.call === 'all') return (await updateHomepageSections({ sections: plan.sections })).data
  const { section_key, ...request } = plan.section
  return [(await updateHomepageSection(section_key, request)).data]
}

function newest(section: HomepageSection, changed: readonly HomepageSection[]): HomepageSection {
  return changed.find(({ section_key }) => section_key === section.section_key) ?? section
}

/** Uploads a picture of a section and answers its URL; nothing that anybody sees changes by it. Throws `ApiError`. */
export async function sendImage(section_key: SectionKey, image: File): Promise<string> {
  return (await uploadSectionImage({ image, section_key })).data.url
}
