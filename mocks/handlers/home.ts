import type {
  Banner,
  BannerRequest,
  FieldErrors,
  HomepageSection,
  SectionContent,
  SectionKey,
  SectionRequest,
} from '@/api/generated/model'
import {
  banner,
  sectionFieldNames,
  section,
  sectionCategory,
  sectionFeature,
} from '@/domain/content/description'
import { ownFieldNames, pickFields } from '@/lib/description'
import { blankRecord } from '@/lib/kinds/described'
import { safeHref } from '@/lib/links'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { BannerRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isOutdated, isPermutation, nextVersion } from '../rules/lists'
import type { WorldSwitch } from '../scenarios/names'
import { emptySuccess, hasErrors, refusal, throwRefusal, success } from './answers'
import { bannerOf, byPosition, sectionOf } from './serialize/product'
import { imageOfForm, formTextIn, uploadImage } from './uploads'

type HomeContext = {
  db: Database
  switches: ReadonlySet<WorldSwitch>
  user: { is_staff: boolean } | null
}

/** Returns the banners, sorted by their `order` (Product §9). */
function shownBanners({ db, switches }: HomeContext): Banner[] {
  if (switches.has('home.empty')) return []
  // Removes the separate English titles, because a shopper gets one title, in their language.
  return db.tables.banners
    .toSorted((a, b) => a.order - b.order)
    .map(bannerOf)
    .map(({ title_1_en: _one, title_2_en: _two, ...shown }) => shown)
}

function sectionsOf(db: Database): HomepageSection[] {
  return db.tables.sections.toSorted(byPosition).map(sectionOf)
}

/** Returns the active sections. Staff get all sections. */
function shownSections({ db, switches, user }: HomeContext): HomepageSection[] {
  if (switches.has('home.empty')) return []
  return sectionsOf(db).filter(({ is_active }) => is_active || user?.is_staff)
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
  const found = Object.entries(sectionContentErrors(content))
  return Object.fromEntries(found.map(([field, texts]) => [`sections.${index}.${field}`, texts]))
}

/**
 * Reads a body that has the fields of the content at its top level. A body without any of these fields is
 * refused, because it would empty the section.
 */
function bareContent(key: SectionKey, content: SectionContent): SectionRequest {
  if (Object.keys(contentOf(key, content)).some((field) => field in content)) return { content }
  throw refusal('updateHomepageSection', 'invalid', {
    content: ['Phần này chưa có nội dung. Hãy nhập nội dung rồi lưu lại.'],
  })
}

const keysOf = (db: Database) => db.tables.sections.map(({ section_key }) => section_key)

export const adminHomeHandlers: HandlersOf<'admin-home'> = {
  updateHomepageSections({ db, body, now }) {
    const { sections } = body
    const keys = sections.map(({ section_key }) => section_key)
    const errors: FieldErrors = isPermutation(keys, keysOf(db))
      ? Object.assign({}, ...sections.map(sectionErrors))
      : { sections: ['Danh sách vừa thay đổi. Hãy tải lại trang.'] }
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
    const before =
      db.find('sections', params.key) ?? throwRefusal('updateHomepageSection', 'notFound')
    const asked = 'content' in body ? body : bareContent(params.key, body)
    const { content, is_active = before.is_active, updated_at } = asked
    if (isOutdated(updated_at, before.updated_at)) {
      throw refusal('updateHomepageSection', 'conflict')
    }
    const errors = sectionContentErrors(content)
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
      throw refusal('reorderHomepageSections', 'invalid', {
        order: ['Danh sách vừa thay đổi. Hãy tải lại trang.'],
      })
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

const bad = ['Nhập liên kết bắt đầu bằng / hoặc https://']

export function sectionContentErrors(content: SectionContent): FieldErrors {
  const errors: FieldErrors = {}
  if (content.link && !safeHref(content.link)) errors['content.link'] = bad
  for (const [index, { link }] of (content.categories ?? []).entries()) {
    if (link && !safeHref(link)) errors[`content.categories.${index}.link`] = bad
  }
  return errors
}

/** Returns the content of a section with only the fields of its key. Absent fields become empty. */
export function contentOf(key: SectionKey, content: SectionContent): SectionContent {
  const { tags = [], categories = [], features = [], ...texts } = content
  const whole = {
    ...blankRecord(section.content.fields),
    ...texts,
    categories: categories.map((tile) =>
      pickFields({ name_en: '', ...tile }, ownFieldNames(sectionCategory)),
    ),
    features: features.map((one) =>
      pickFields({ text_en: '', ...one }, ownFieldNames(sectionFeature)),
    ),
  }
  return {
    ...pickFields(whole, sectionFieldNames[key]),
    ...(key === 'office_lady' && {
      tags: tags.map((tag) => pickFields(tag, ['product_id', 'x', 'y'])),
    }),
  }
}

type SaveOperation = 'createBanner' | 'updateBanner' | 'updateBannerWithFile'
type Columns = Omit<BannerRow, 'id' | 'created_at' | 'updated_at'>

const texts = ['title_1', 'title_1_en', 'title_2', 'title_2_en', 'link'] as const

async function bannerOfForm(
  operation: 'createBanner' | 'updateBannerWithFile',
  form: FormData,
  imageBefore = '',
): Promise<BannerRequest> {
  const image = await imageOfForm(operation, form)
  const given = texts.filter((name) => form.has(name))
  return {
    title_1: '',
    title_2: '',
    link: '',
    ...Object.fromEntries(given.map((name) => [name, formTextIn(form, name) ?? ''])),
    image_url: image ?? formTextIn(form, 'image_url') ?? imageBefore,
  }
}

/**
 * Returns the columns of a banner from a request, and checks them. A field that is absent in the request
 * keeps its value.
 */
function checked(operation: SaveOperation, given: BannerRequest, before: Columns): Columns {
  const after = pickFields({ ...before, ...given }, ownFieldNames(banner))
  const imageField = operation === 'updateBannerWithFile' ? 'image' : 'image_url'
  const errors: FieldErrors = {
    ...(!after.image_url.trim() && { [imageField]: ['Vui lòng chọn ảnh'] }),
    ...(after.link.trim() &&
      !safeHref(after.link) && { link: ['Nhập liên kết bắt đầu bằng / hoặc https://'] }),
  }
  if (hasErrors(errors)) throw refusal(operation, 'invalid', errors)
  return { ...after, ...Object.fromEntries(texts.map((name) => [name, after[name].trim()])) }
}

function inOrder(db: Database): readonly BannerRow[] {
  return db.tables.banners.toSorted((a, b) => a.order - b.order)
}

type Updating = { db: Database; params: { id: number }; body: BannerRequest | FormData; now: Date }

async function update(
  operation: 'updateBanner' | 'updateBannerWithFile',
  { db, params, body, now }: Updating,
) {
  const before = db.find('banners', params.id) ?? throwRefusal(operation, 'notFound')
  const isForm = body instanceof FormData
  const version = isForm ? formTextIn(body, 'updated_at') : body.updated_at
  if (isOutdated(version, before.updated_at)) throw refusal(operation, 'conflict')
  const given = isForm ? await bannerOfForm('updateBannerWithFile', body, before.image_url) : body
  const updated_at = nextVersion(before.updated_at, now)
  const columns = checked(operation, given, before)
  const row = db.update('banners', before.id, { ...columns, updated_at })
  return success(bannerOf(row), 'Cập nhật banner thành công')
}

export const adminBannersHandlers: HandlersOf<'admin-banners'> = {
  adminBanners({ db, query, switches }) {
    if (switches.has('home.empty')) return success([])
    const q = fold(query.q ?? '')
    const found = inOrder(db).filter((row) => fold(`${row.title_1} ${row.title_2}`).includes(q))
    return success(found.map(bannerOf))
  },

  async createBanner({ db, body, now }) {
    const given = body instanceof FormData ? await bannerOfForm('createBanner', body) : body
    const last = Math.max(0, ...db.tables.banners.map((row) => row.order))
    const columns = checked('createBanner', given, { ...blankRecord(banner), order: last + 1 })
    const at = now.toISOString()
    const row = { ...columns, created_at: at, updated_at: at }
    return success(bannerOf(db.insert('banners', row)), 'Thêm banner thành công')
  },

  updateBannerWithFile: (context) => update('updateBannerWithFile', context),
  updateBanner: (context) => update('updateBanner', context),

  deleteBanner({ db, params }) {
    if (db.find('banners', params.id)) db.remove('banners', params.id)
    return emptySuccess('Xóa banner thành công')
  },

  async uploadBannerImage({ body }) {
    return success({ url: await uploadImage('uploadBannerImage', body) })
  },

  reorderBanners({ db, body, now }) {
    const known = db.tables.banners.map(({ id }) => id)
    if (!isPermutation(body.ids, known)) {
      throw refusal('reorderBanners', 'invalid', {
        ids: ['Danh sách vừa thay đổi. Hãy tải lại trang.'],
      })
    }
    db.transaction(() => {
      for (const [index, id] of body.ids.entries()) {
        const updated_at = nextVersion(db.get('banners', id).updated_at, now)
        db.update('banners', id, { order: index + 1, updated_at })
      }
    })
    return success(inOrder(db).map(bannerOf))
  },
}
