import { array, object, type ObjectSchema, string, type TestContext } from 'yup'
import type { SectionKey } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/links'
import { valueAt } from '@/ui/editor/fields'
import { describedRules } from '@/ui/form/described-rules'
import { home, type HomeForm, isSectionAmong } from './home-form'

/** What the rules are told beside the values: the fields that are not published. */
export type RulesContext = { changed: readonly string[] }
type Rule = (text: string, context: TestContext<RulesContext>) => boolean

/** What is published as it is, is not judged. */
function whereChanged(message: MessageId, isFine: Rule) {
  return {
    name: message,
    message,
    test: (text: string, context: TestContext<RulesContext>) => {
      const [key = ''] = context.path.split('.')
      return !isSectionAmong(context.options.context?.changed ?? [], key) || isFine(text, context)
    },
  }
}

/** What shows on the home page has to be whole; a hidden section may wait half done. */
function whereShown(message: MessageId, isFine: Rule) {
  return whereChanged(message, (text, context) => {
    const [key = ''] = context.path.split('.')
    return !valueAt(context.from?.at(-1)?.value, `${key}.is_active`) || isFine(text, context)
  })
}

const isThere = (text: string) => text.trim() !== ''
const text = () => string<string, RulesContext>().defined()
const words = () => text().test(whereShown('adminHome.error.required', isThere))
const picture = () => text().test(whereShown('adminHome.error.image', isThere))
/** Nobody may be led to a script, by a hidden section neither. */
const link = () =>
  text().test(
    whereChanged('adminHome.error.link', (href) => !isThere(href) || safeHref(href) !== undefined),
  )

/** The shop tells items of a list apart by their words. */
const isFirst = (list: string, wordsOf: (item: unknown) => string) =>
  whereShown('adminHome.error.same', (own, { path, parent, from }) => {
    const items: unknown = valueAt(from?.[1]?.value, list)
    const index = Number(/\[(\d+)\]/.exec(path)?.[1])
    const before = Array.isArray(items) ? items.slice(0, index) : []
    return !isThere(own) || !before.some((item) => wordsOf(item) === wordsOf(parent))
  })

const textAt = (item: unknown, name: string) => String(valueAt(item, name)).trim()

const lady = describedRules(home.office_lady.fields)
const banner = describedRules(home.banner_home.fields)
const tiles = describedRules(home.categories.fields)
const promises = describedRules(home.features.fields)

/** What keeps the home page from being published. */
export const schema: ObjectSchema<HomeForm, RulesContext> = object({
  order: array(string<SectionKey, RulesContext>().defined()).defined(),
  office_lady: object({ ...lady, title: words(), image: picture(), link: link() }),
  banner_home: object({ ...banner, image: picture(), link: link() }),
  categories: object({
    ...tiles,
    categories: array(
      object({
        name: words().test(
          isFirst('categories', (tile) => `${textAt(tile, 'name')} ${textAt(tile, 'link')}`),
        ),
        name_en: string().optional(),
        image: picture(),
        link: link().test(whereShown('adminHome.error.required', isThere)),
      }),
    ).defined(),
  }),
  features: object({
    ...promises,
    features: array(
      object({
        icon: text(),
        text_en: string().optional(),
        text: words().test(isFirst('features', (promise) => textAt(promise, 'text'))),
      }),
    ).defined(),
  }),
})
