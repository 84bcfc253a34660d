import type {
  Banner,
  FieldErrors,
  HomepageSection,
  SectionContent,
  SectionKey,
  SectionRequest,
} from '@/api/generated/model'
import type { Database } from '../db/database'
import type { HandlersOf } from '../pipeline/backend'
import { isPermutation } from '../rules/lists'
import { contentErrors, contentOf } from '../rules/section-content'
import { isOutdated, nextVersion } from '../rules/versions'
import type { WorldSwitch } from '../scenarios/names'
import { hasErrors, refusal, refuse, success } from './answers'
import { sectionOf, bannerOf, byPosition } from './serialize/content'
import { uploadImage } from './uploads'

type HomeContext = { db: Database; switches: ReadonlySet<WorldSwitch> }

/** Product §9: banners by their order. */
function shownBanners({ db, switches }: HomeContext): Banner[] {
  if (switches.has('home.empty')) return []
  // Shoppers get a text in their language, in one field.
  return db.tables.banners
    .toSorted((a, b) => a.order - b.order)
    .map(bannerOf)
    .map(({ title_1_en: _one, title_2_en: _two, ...banner }) => banner)
}

function sectionsOf(db: Database): HomepageSection[] {
  return db.tables.sections.toSorted(byPosition).map(sectionOf)
}

function shownSections({ db, switches }: HomeContext): HomepageSection[] {
  return switches.has('home.empty') ? [] : sectionsOf(db)
}

export const homeHandlers: HandlersOf<'home'> = {
  homepageBanners: (context) => success(shownBanners(context)),
  homepageSections: (context) => success(shownSections(context)),
  adminHomepageSections: (context) => success(shownSections(context)),
  homepageContent: (context) =>
    success({ banners: shownBanners(context), sections: shownSections(context) }),
}

type Published = HomepageSection & { position: number }

function publish(
  db: Database,
  now: Date,
  { section_key, is_active, content, position }: Published,
) {
  return db.update('sections', section_key, {
    is_active,
    position,
    updated_at: nextVersion(db.get('sections', section_key).updated_at, now),
    content: contentOf(section_key, content),
  })
}

function sectionErrors({ content }: HomepageSection, index: number): FieldErrors {
  const found = Object.entries(contentErrors(content))
  return Object.fromEntries(found.map(([field, texts]) => [`sections.${index}.${field}`, texts]))
}

/** A body without an object around the content. One without any field of it would empty the section. */
function bareContent(key: SectionKey, content: SectionContent): SectionRequest {
  if (Object.keys(contentOf(key, content)).some((field) => field in content)) return { content }
  throw refusal('updateHomepageSection', 'invalid', { content: ['Dữ liệu không hợp lệ'] })
}

const keysOf = (db: Database) => db.tables.sections.map(({ section_key }) => section_key)

export const adminHomeHandlers: HandlersOf<'admin-home'> = {
  updateHomepageSections({ db, body, now }) {
    const { sections } = body
    const keys = sections.map(({ section_key }) => section_key)
    const errors: FieldErrors = isPermutation(keys, keysOf(db))
      ? Object.assign({}, ...sections.map(sectionErrors))
      : { sections: ['Dữ liệu không hợp lệ'] }
    if (hasErrors(errors)) throw refusal('updateHomepageSections', 'invalid', errors)
    const outdated = sections.some(({ section_key, updated_at }) =>
      isOutdated(updated_at, db.get('sections', section_key).updated_at),
    )
    if (outdated) throw refusal('updateHomepageSections', 'conflict')
    db.transaction(() => {
      for (const [index, section] of sections.entries()) {
        publish(db, now, { ...section, position: index + 1 })
      }
    })
    return success(sectionsOf(db), 'Cập nhật trang chủ thành công')
  },

  updateHomepageSection({ db, params, body, now }) {
    const before = db.find('sections', params.key) ?? refuse('updateHomepageSection', 'notFound')
    const asked = 'content' in body ? body : bareContent(params.key, body)
    const { content, is_active = before.is_active, updated_at } = asked
    if (isOutdated(updated_at, before.updated_at)) {
      throw refusal('updateHomepageSection', 'conflict')
    }
    const errors = contentErrors(content)
    if (hasErrors(errors)) throw refusal('updateHomepageSection', 'invalid', errors)
    const { section_key, position } = before
    const row = publish(db, now, { section_key, position, is_active, content })
    return success(sectionOf(row), 'Cập nhật trang chủ thành công')
  },

  async uploadSectionImage({ body }) {
    return success({ url: await uploadImage('uploadSectionImage', body) })
  },

  reorderHomepageSections({ db, body, now }) {
    const order = body.order ?? body.keys ?? []
    if (!isPermutation(order, keysOf(db))) {
      throw refusal('reorderHomepageSections', 'invalid', { order: ['Dữ liệu không hợp lệ'] })
    }
    db.transaction(() => {
      for (const [index, key] of order.entries()) {
        const updated_at = nextVersion(db.get('sections', key).updated_at, now)
        db.update('sections', key, { position: index + 1, updated_at })
      }
    })
    return success(sectionsOf(db))
  },
}
