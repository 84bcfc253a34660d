import type { MenuItemRow, CategoryRow, SiteRow } from '~mocks/db/tables'

/**
 * Returns the site-wide information. URLs end in `.example` (RFC 2606) and the phone number is in a range that is
 * not assigned, so that none of them reaches a stranger.
 */
export function siteRow(assetBase: string, at: string): SiteRow {
  return {
    id: 1,
    website: {
      name: 'Mộc Lan',
      description:
        'Thời trang nữ may tại Việt Nam: lụa, linen, đũi và những đường cắt bền với thời gian.',
      logo: `${assetBase}/artwork/brand/logo.svg`,
      favicon: `${assetBase}/artwork/brand/favicon.svg`,
      url: 'https://moclan.example',
    },
    contact: {
      email: 'xinchao@moclan.vn',
      phone: '028 1234 5678',
      address: '18 Nguyễn Thiệp, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
      working_hours: '9:00 – 21:30, thứ Hai đến Chủ nhật',
    },
    social: {
      facebook: 'https://facebook.example/moclan',
      instagram: 'https://instagram.example/moclan',
      twitter: 'https://twitter.example/moclan',
      youtube: 'https://youtube.example/@moclan',
    },
    seo: {
      title: 'Mộc Lan | Thời trang nữ thiết kế tại Việt Nam',
      description:
        'Áo, đầm, chân váy, quần và áo dài Mộc Lan: chất liệu tự nhiên, phom dáng gọn, giao hàng toàn quốc, thanh toán khi nhận hàng.',
      keywords: 'thời trang nữ, áo dài, đầm lụa, áo sơ mi linen, chân váy, Mộc Lan',
    },
    updated_at: at,
  }
}

const pages = [
  { name: 'Ưu đãi', slug: 'voucher', is_active: true },
  { name: 'Về Mộc Lan', slug: 'about', is_active: true },
  // Switched off by the staff: the shop must not show it.
  { name: 'Tuyển dụng', slug: 'careers', is_active: false },
]

/** Returns the main menu: the category tree, then pages. Category items have the ids of their categories. */
export function menuRows(categories: readonly CategoryRow[]): MenuItemRow[] {
  const fromCategories = categories.map(({ id, parent_id, name, slug, position }): MenuItemRow => ({
    id,
    parent_id,
    name,
    slug,
    menu_type: 'category',
    final_url: `/category/${slug}`,
    is_active: true,
    position,
  }))
  const tops = fromCategories.filter((item) => item.parent_id === null).length
  const fromPages = pages.map(({ name, slug, is_active }, index): MenuItemRow => ({
    id: 101 + index,
    parent_id: null,
    name,
    slug,
    menu_type: 'page',
    final_url: `/${slug}`,
    is_active,
    position: tops + index + 1,
  }))
  return [...fromCategories, ...fromPages]
}
