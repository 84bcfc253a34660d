import type { View } from '../artwork/manifest'
import type { GarmentDesign } from '../catalogue/garment'
import type { DescribablePart } from '../catalogue/parts'

type Name = readonly [own: string, english: string]

/**
 * The name of each part of a garment in a description. It is `undefined` when the name would add no
 * information.
 */
export const partNames: Readonly<Record<DescribablePart, Name | undefined>> = {
  'camp neck': ['Cổ danton', 'Camp collar'],
  'point neck': ['Cổ đức', 'Pointed collar'],
  'stand neck': ['Cổ trụ', 'Stand collar'],
  'peter-pan neck': ['Cổ lá sen', 'Peter Pan collar'],
  'v neck': ['Cổ chữ V', 'V-neck'],
  'round neck': ['Cổ tròn', 'Round neck'],
  'boat neck': ['Cổ thuyền', 'Boat neck'],
  'square neck': ['Cổ vuông', 'Square neck'],
  'short sleeves': ['Tay ngắn', 'Short sleeves'],
  'long sleeves': ['Tay dài', 'Long sleeves'],
  'puff sleeves': ['Tay bồng', 'Puff sleeves'],
  'bell sleeves': ['Tay loe', 'Bell sleeves'],
  'wide legs': ['Ống rộng', 'Wide legs'],
  'straight legs': ['Ống đứng', 'Straight legs'],
  'tapered legs': ['Ống côn', 'Tapered legs'],
  'cropped legs': ['Ống lửng', 'Cropped legs'],
  buttons: ['Cài khuy trước', 'Buttons in front'],
  belt: ['Dây thắt lưng cùng vải', 'Belt of the same cloth'],
  pockets: ['Túi', 'Pockets'],
  rivets: ['Đinh tán đồng', 'Copper rivets'],
  bow: ['Nơ trước ngực', 'Bow at the neck'],
  pleats: ['Xếp ly', 'Pleats'],
  ruffle: ['Bèo vai', 'Ruffles along the shoulder'],
  lotus: ['Thêu hoa sen', 'Lotus embroidery'],
  'collar-trim': ['Cổ viền khác màu', 'Collar piped in a second colour'],
  'thin-straps': ['Hai dây mảnh', 'Two thin straps'],
  'side-slits': ['Xẻ hai bên', 'Side slits'],
  fringe: ['Lai tua chỉ', 'Fringed hem'],
  braid: ['Viền chỉ tết', 'Braided edges'],
  'bow behind': ['Nơ lớn sau lưng', 'Large bow at the back'],
  'cranes behind': ['Thêu đôi hạc sau lưng', 'Pair of cranes embroidered on the back'],
  'vent behind': ['Xẻ sau', 'Back vent'],
  tiers: ['Ba tầng nhún', 'Three gathered tiers'],
  wrap: ['Vạt chéo', 'Wrap front'],
  'straight body': ['Thân suông', 'Straight body'],
  lapels: ['Ve áo', 'Lapels'],
  epaulettes: ['Cầu vai cài khuy', 'Buttoned epaulettes'],
  ribbing: ['Bo lai và bo tay', 'Ribbed hem and cuffs'],
  zip: ['Khóa kéo trước', 'Zip in front'],
  knots: ['Nút thắt vải', 'Knots of cord'],
  panels: undefined,
  lining: ['Lớp lót', 'Lining'],
  elastic: ['Cạp thun ẩn', 'Hidden elastic in the waist'],
  shorts: ['Quần trong liền cạp', 'Built-in shorts'],
  padding: ['Đệm vai mỏng', 'Light shoulder padding'],
}

/** The name of a view in the description of a picture. */
export const viewNames: Readonly<Record<View, Name>> = {
  front: ['mặt trước', 'from the front'],
  back: ['mặt sau', 'from behind'],
  alive: ['nhìn nghiêng', 'from the side'],
  detail: ['chi tiết may', 'how it is sewn'],
  cloth: ['cận cảnh vải', 'its cloth close up'],
  styled: ['phối cùng giày và túi', 'with shoes and a bag'],
}

/** The name of each cut in the facts of a garment. */
export const cutNames: Readonly<Record<GarmentDesign['cut'], Name>> = {
  relaxed: ['Rộng vừa', 'Relaxed'],
  fitted: ['Ôm vừa', 'Fitted'],
  cropped: ['Lửng', 'Cropped'],
  tunic: ['Dáng dài', 'Tunic'],
  'a-line': ['Chữ A', 'A-line'],
  straight: ['Thẳng', 'Straight'],
  shift: ['Suông', 'Shift'],
  wrap: ['Vạt chéo', 'Wrap'],
  tiered: ['Xếp tầng', 'Tiered'],
  pleated: ['Xếp ly', 'Pleated'],
  shirt: ['Sơ mi', 'Shirt dress'],
  wide: ['Rộng', 'Wide'],
  tapered: ['Côn', 'Tapered'],
  classic: ['Truyền thống', 'Classic'],
  modern: ['Cách tân', 'Modern'],
  blazer: ['Blazer', 'Blazer'],
  trench: ['Măng tô', 'Trench coat'],
  cardigan: ['Cardigan', 'Cardigan'],
  bomber: ['Bomber', 'Bomber'],
}
