import { array, object, type ObjectSchema, string, type TestContext } from 'yup'
import type { SectionKey } from '@/api/generated/model'
import type { MessageId } from '@/i18n/message-id.gen'
import { safeHref } from '@/lib/links'
import { fieldValue } from '@/ui/editor/fields'
import { recordRules } from '@/ui/form/described-rules'
import { homeDescription, type HomeFormValues, includesFieldOfSection } from './home-form'

/**
 * The names of the fields that differ from the published version. Only the sections that contain them are
 * checked.
 */
export type HomeRulesContext = { changed: readonly string[] }
type Rule = (text: string, context: TestContext<HomeRulesContext>) => boolean

/** Returns a rule that checks only changed sections. */
function whereChanged(message: MessageId, isFine: Rule) {
  return {
    name: message,
    message,
    test: (text: string, context: TestContext<HomeRulesContext>) => {
      const [key = ''] = context.path.split('.')
      return (
        !includesFieldOfSection(context.options.context?.changed ?? [], key) ||
        isFine(text, context)
      )
    },
  }
}

/**
 * Returns a rule that checks only changed sections that are visible, because a hidden section may be
 * incomplete.
 */
function whereShown(message: MessageId, isFine: Rule) {
  return whereChanged(message, (text, context) => {
    const [key = ''] = context.path.split('.')
    return !fieldValue(context.from?.at(-1)?.value, `${key}.is_active`) || isFine(text, context)
  })
}

const isThere = (text: string) => text.trim() !== ''
const text = () => string<string, HomeRulesContext>().defined()
const words = () => text().test(whereShown('adminHome.error.required', isThere))
const picture = () => text().test(whereShown('adminHome.error.image', isThere))
/** A link must not be a script, not even in a hidden section. */
const link = () =>
  text().test(
    whereChanged(
      'adminBanners.error.link',
      (href) => !isThere(href) || safeHref(href) !== undefined,
    ),
  )

/**
 * Returns a rule: an item must differ from all earlier items of its list, because the shop distinguishes
 * items only by the words that `wordsOf` returns.
 */
const isFirst = (list: string, wordsOf: (item: unknown) => string) =>
  whereShown('adminHome.error.same', (own, { path, parent, from }) => {
    const items: unknown = fieldValue(from?.[1]?.value, list)
    const index = Number(/\[(\d+)\]/.exec(path)?.[1])
    const before = Array.isArray(items) ? items.slice(0, index) : []
    return !isThere(own) || !before.some((item) => wordsOf(item) === wordsOf(parent))
  })

const textAt = (item: unknown, name: string) => String(fieldValue(item, name)).trim()

const lady = recordRules(homeDescription.office_lady.fields)
const banner = recordRules(homeDescription.banner_home.fields)
const tiles = recordRules(homeDescription.categories.fields)
const promises = recordRules(homeDescription.features.fields)

/** The validation rules of the home page's form. */
export const homeFormSchema: ObjectSchema<HomeFormValues, HomeRulesContext> = object({
  order: array(string<SectionKey, HomeRulesContext>().defined()).defined(),
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
