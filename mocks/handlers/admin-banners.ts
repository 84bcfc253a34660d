import type { BannerRequest, FieldErrors } from '@/api/generated/model'
import { safeHref } from '@/lib/links'
import { fold } from '@/lib/text'
import type { Database } from '../db/database'
import type { BannerRow } from '../db/tables'
import type { HandlersOf } from '../pipeline/backend'
import { isPermutation } from '../rules/lists'
import { isOutdated, nextVersion } from '../rules/versions'
import { done, hasErrors, refusal, refuse, success } from './answers'
import { bannerOf } from './serialize/content'
import { imageOfForm, uploadImage } from './uploads'

type SaveOperation = 'createBanner' | 'updateBanner' | 'updateBannerWithFile'
type Columns = Pick<
  BannerRow,
  'image_url' | 'title_1' | 'title_1_en' | 'title_2' | 'title_2_en' | 'link' | Framing
>
type Framing = 'focus_x' | 'focus_y' | 'text_width'
type Given = Omit<Columns, 'title_1_en' | 'title_2_en' | Framing> & Partial<Columns>

const unframed: Pick<Columns, Framing> = { focus_x: null, focus_y: null, text_width: null }

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function columnsOfForm(
  operation: 'createBanner' | 'updateBannerWithFile',
  body: FormData,
  imageBefore = '',
): Promise<Given> {
  const uploaded = await imageOfForm(operation, body)
  return {
    image_url: uploaded ?? (textOf(body, 'image_url') || imageBefore),
    title_1: textOf(body, 'title_1'),
    title_2: textOf(body, 'title_2'),
    ...(body.has('title_1_en') && { title_1_en: textOf(body, 'title_1_en') }),
    ...(body.has('title_2_en') && { title_2_en: textOf(body, 'title_2_en') }),
    link: textOf(body, 'link'),
  }
}

function checked(operation: SaveOperation, given: Given, before?: BannerRow): Columns {
  const { image_url, title_1, title_2, link } = given
  const { title_1_en = before?.title_1_en ?? '', title_2_en = before?.title_2_en ?? '' } = given
  const { focus_x, focus_y, text_width } = { ...(before ?? unframed), ...given }
  const imageField = operation === 'updateBannerWithFile' ? 'image' : 'image_url'
  const errors: FieldErrors = {
    ...(!image_url.trim() && { [imageField]: ['Vui lòng chọn ảnh'] }),
    ...(link.trim() && !safeHref(link) && { link: ['Liên kết không hợp lệ'] }),
  }
  if (hasErrors(errors)) throw refusal(operation, 'invalid', errors)
  return {
    image_url,
    title_1: title_1.trim(),
    title_1_en: title_1_en.trim(),
    title_2: title_2.trim(),
    title_2_en: title_2_en.trim(),
    link: link.trim(),
    focus_x,
    focus_y,
    text_width,
  }
}

function inOrder(db: Database): readonly BannerRow[] {
  return db.tables.banners.toSorted((a, b) => a.order - b.order)
}

type Updating = { db: Database; params: { id: number }; body: BannerRequest | FormData; now: Date }

async function update(
  operation: 'updateBanner' | 'updateBannerWithFile',
  { db, params, body, now }: Updating,
) {
  const before = db.find('banners', params.id) ?? refuse(operation, 'notFound')
  const isForm = body instanceof FormData
  const version = isForm ? textOf(body, 'updated_at') || undefined : body.updated_at
  if (isOutdated(version, before.updated_at)) throw refusal(operation, 'conflict')
  const given: Partial<BannerRequest> & Given = isForm
    ? await columnsOfForm('updateBannerWithFile', body, before.image_url)
    : body
  const columns = checked(operation, given, before)
  const { order = before.order } = given
  const updated_at = nextVersion(before.updated_at, now)
  const row = db.update('banners', before.id, { ...columns, order, updated_at })
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
    const given: BannerRequest =
      body instanceof FormData ? await columnsOfForm('createBanner', body) : body
    const columns = checked('createBanner', given)
    const at = now.toISOString()
    const order = given.order ?? Math.max(0, ...db.tables.banners.map((row) => row.order)) + 1
    const id = db.nextId('banners')
    const row = { id, ...columns, order, created_at: at, updated_at: at }
    return success(bannerOf(db.insert('banners', row)), 'Thêm banner thành công')
  },

  updateBannerWithFile: (context) => update('updateBannerWithFile', context),
  updateBanner: (context) => update('updateBanner', context),

  deleteBanner({ db, params }) {
    if (!db.find('banners', params.id)) throw refusal('deleteBanner', 'notFound')
    db.remove('banners', params.id)
    return done('Xóa banner thành công')
  },

  async uploadBannerImage({ body }) {
    return success({ url: await uploadImage('uploadBannerImage', body) })
  },

  reorderBanners({ db, body, now }) {
    const known = db.tables.banners.map(({ id }) => id)
    if (!isPermutation(body.ids, known)) {
      throw refusal('reorderBanners', 'invalid', { ids: ['Dữ liệu không hợp lệ'] })
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
