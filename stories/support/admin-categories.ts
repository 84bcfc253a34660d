import type { AdminCategory } from '@/api/generated/model'

/** Categories on two levels: one has a long name, one is empty, and one is hidden. */
export const categories = [
  category(1, null, 'Áo', 15),
  category(11, 1, 'Áo sơ mi', 6),
  category(12, 1, 'Áo kiểu', 0),
  {
    ...category(2, null, 'Đầm dự tiệc, đầm dạ hội và trang phục cưới hỏi cho mùa lễ Tết', 120),
    is_active: false,
  },
] as const satisfies readonly AdminCategory[]

function category(
  id: number,
  parent_id: number | null,
  name: string,
  product_count: number,
): AdminCategory {
  return {
    id,
    parent_id,
    name,
    slug: `danh-muc-${id}`,
    image: null,
    level: parent_id === null ? 1 : 2,
    position: id,
    is_active: true,
    product_count,
    updated_at: '2026-11-21T02:00:00Z',
  }
}
