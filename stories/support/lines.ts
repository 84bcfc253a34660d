import { http } from 'msw'
import { emptyCart, type Line, lineKey } from '@/domain/cart/cart'
import { storeCart } from '@/features/cart/state'
import { answer } from './answers'
import { garmentPicture } from './pictures'

/** A typical cart line. Each story replaces the fields that it is about. */
const shirtLine: Line = {
  productId: 7,
  variantId: 71,
  quantity: 2,
  price: 459_000,
  image: garmentPicture('ao-so-mi-lua-nha-uyen'),
  name: 'Áo sơ mi lụa tơ tằm Nhã Uyên',
  slug: 'ao-so-mi-lua-nha-uyen',
  color: 'Trắng ngà',
  size: 'M',
  stock: 20,
}

const longLine: Line = {
  ...shirtLine,
  variantId: 72,
  quantity: 12,
  price: 12_450_000,
  image: garmentPicture('dam-maxi-linen-mien-thao'),
  name: 'Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa tay bồng cổ vuông phối ren dệt thủ công phiên bản giới hạn dành cho những buổi chiều lộng gió',
  color: 'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu thế kỷ mười lăm',
  size: 'XL',
}

/** One cart line of each kind that the cart screen shows. */
export const lineKinds = {
  usual: shirtLine,
  long: longLine,
  withoutPicture: { ...shirtLine, variantId: 73, image: null, name: 'Áo thun cổ thuyền' },
  withoutOptions: { ...shirtLine, variantId: 74, color: null, size: null, name: 'Khăn lụa' },
  gone: { ...shirtLine, variantId: 75, gone: true, name: 'Quần tây ống đứng Mùa Cũ' },
  soldOut: { ...shirtLine, variantId: 76, stock: 0, name: 'Áo dài gấm lụa Thủy Mộc' },
  fewLeft: { ...shirtLine, variantId: 77, quantity: 5, stock: 3, name: 'Chân váy xếp ly Gió Thu' },
  dearer: { ...shirtLine, variantId: 78, oldPrice: 399_000, name: 'Đầm sơ mi linen Hạ An' },
  cheaper: { ...shirtLine, variantId: 79, oldPrice: 599_000, name: 'Áo blazer Sương Mai' },
} satisfies Record<string, Line>

/** Returns many cart lines, which are different variants of one shirt. */
export function manyLines(count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({
    ...shirtLine,
    variantId: 1000 + index,
    name: `${shirtLine.name} ${index + 1}`,
  }))
}

/** Stores a cart in the browser. All lines are selected by default. */
export function keepCart(lines: readonly Line[], selected: readonly Line[] = lines): void {
  storeCart({ ...emptyCart, lines, selected: selected.map(lineKey) })
}

/** A handler for the call of the cart. Its answer changes nothing, so the stored lines stay as they are. */
export const cartUnchanged = http.post('/api/cart/products', () => answer({ cart_products: [] }))
