import type { HomepageSection, SectionContent } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/links'

/** What is wrong with a section, by the path of the field: `link`, `categories.0.name`. */
export type Problems = Readonly<Record<string, MessageId>>
type Found = [field: string, problem: MessageId | false | undefined]

const required = (text: string | undefined) => !text?.trim() && 'adminHome.error.required'
const picture = (url: string | undefined) => !url && 'adminHome.error.image'
const link = (href: string | undefined) =>
  href?.trim() ? safeHref(href) === undefined && 'adminHome.error.link' : undefined

/** What shows on the home page has to be whole; a hidden section may wait half done, but for links that nobody may follow. */
export function sectionProblems({ section_key, is_active, content }: HomepageSection): Problems {
  const found: Found[] = [['link', link(content.link)]]
  content.categories?.forEach((one, index) => {
    found.push([`categories.${index}.link`, link(one.link)])
  })
  if (is_active) found.push(...missing[section_key](content))
  const problems: Record<string, MessageId> = {}
  for (const [field, problem] of found) if (problem) problems[field] = problem
  return problems
}

const missing: Record<HomepageSection['section_key'], (content: SectionContent) => Found[]> = {
  office_lady: ({ title, image }) => [
    ['title', required(title)],
    ['image', picture(image)],
  ],
  banner_home: ({ image }) => [['image', picture(image)]],
  categories: ({ categories = [] }) =>
    categories.flatMap((one, index): Found[] => [
      [`categories.${index}.name`, required(one.name) || twice(categories, index)],
      [`categories.${index}.image`, picture(one.image)],
      [`categories.${index}.link`, required(one.link) || link(one.link)],
    ]),
  features: ({ features = [] }) =>
    features.map(({ text }, index): Found => {
      const before = features.slice(0, index).some((other) => other.text.trim() === text.trim())
      return [`features.${index}.text`, required(text) || (before && 'adminHome.error.same')]
    }),
}

/** The shop tells tiles apart by name and link. */
function twice(categories: NonNullable<SectionContent['categories']>, index: number): Found[1] {
  const own = categories[index]
  const before = categories
    .slice(0, index)
    .some((other) => own && other.name.trim() === own.name.trim() && other.link === own.link)
  return before && 'adminHome.error.same'
}
