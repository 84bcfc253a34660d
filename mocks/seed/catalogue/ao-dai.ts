import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const aoDai = [
  entry('ao-dai-truyen-thong', 'silk', {
    slug: specials.priceRange,
    names: ['Áo dài lụa Hà Đông Nguyệt Cát', 'Nguyet Cat Ha Dong silk ao dai'],
    design: garment.aoDai('classic'),
    colours: [dye.ivory, dye.celadon, dye.lacquer],
    sizes: sizes.full,
    price: 1_890_000,
    surcharge: { XL: 150_000, XXL: 250_000 },
    lead: 'Lụa Vạn Phúc dệt khổ chín mươi, tà buông thẳng không gợn, cổ đứng bốn phân như áo của bà.',
    englishLead:
      'Van Phuc silk, woven 90 cm wide, with panels that fall straight and a 4 cm collar like grandmother’s.',
  }),
  entry('ao-dai-truyen-thong', 'brocade', {
    slug: specials.soldOut,
    names: ['Áo dài gấm lụa Thủy Mộc', 'Thuy Moc silk brocade ao dai'],
    design: garment.aoDai('classic', { pattern: 'brocade' }),
    colours: [dye.plum, dye.teal],
    price: 2_190_000,
    soldOut: { scope: 'all' },
    lead: 'Gấm dệt hoa chìm trên khung Jacquard cũ của làng nghề, mỗi năm chỉ đủ vải cho một lần cắt.',
    englishLead:
      'A tone-on-tone flower, woven on the village’s old Jacquard loom. Each year there is cloth for one cutting only.',
  }),
  entry('ao-dai-truyen-thong', 'silk', {
    slug: 'ao-dai-theu-sen-thanh-tam',
    names: ['Áo dài thêu sen Thanh Tâm', 'Thanh Tam lotus ao dai'],
    design: garment.aoDai('classic', { details: ['lotus'] }),
    colours: [dye.white, dye.blush, dye.lilac],
    price: 2_400_000,
    isFeatured: true,
    lead: 'Đóa sen thêu tay dọc tà trước, chỉ tơ pha sáu sắc hồng; mỗi chiếc đi kèm tên người thợ thêu.',
    englishLead:
      'A lotus embroidered by hand along the front panel in six shades of pink. Each one comes with the name of its embroiderer.',
  }),
  entry('ao-dai-truyen-thong', 'velvet', {
    slug: 'ao-dai-nhung-co-do',
    names: ['Áo dài nhung Cố Đô', 'Imperial City velvet ao dai'],
    design: garment.aoDai('classic'),
    colours: [dye.plum, dye.moss, dye.black],
    price: 1_650_000,
    originalPrice: 1_950_000,
    isFeatured: true,
    lead: 'Nhung tuyết mềm của những ngày giáp Tết ở Huế, ấm mà vẫn buông đúng nếp tà.',
    englishLead:
      'The soft velvet of the days before Tet in Hue: warm, and still falling as an ao dai should.',
  }),
  entry('ao-dai-cach-tan', 'brocade', {
    slug: 'ao-dai-cach-tan-to-gam-an-hoa',
    names: ['Áo dài cách tân tơ gấm An Hòa', 'An Hoa modern brocade ao dai'],
    design: garment.aoDai('modern', {
      collar: 'round',
      sleeve: 'bell',
      pattern: 'brocade',
    }),
    colours: [dye.turmeric, dye.lacquer, dye.celadon],
    price: 1_190_000,
    lead: 'Tà ngắn ngang bắp chân, tay loe, cổ tròn thoáng: mặc du xuân cả ngày vẫn nhanh nhẹn.',
    englishLead:
      'Mid-calf panels, flared sleeves, an open round neck: made for a whole day of New Year visits.',
  }),
  entry('ao-dai-cach-tan', 'linen', {
    slug: 'ao-dai-linen-moc-mien',
    names: ['Áo dài linen Mộc Miên', 'Moc Mien linen ao dai'],
    design: garment.aoDai('modern'),
    colours: [dye.beige, dye.earth],
    price: 990_000,
    lead: 'Chiếc áo dài để mặc ngày thường: linen dày, nút thắt cùng vải, tà ngắn vừa đủ để đi xe máy không vướng.',
    englishLead:
      'An ao dai for ordinary days: heavy linen, knots of the same cloth, and panels short enough to stay clear of a motorbike.',
  }),
  entry('ao-dai-cach-tan', 'chiffon', {
    slug: 'ao-dai-hoa-cuc-mua-thu',
    names: ['Áo dài hoa cúc Mùa Thu', 'Autumn Daisy ao dai'],
    design: garment.aoDai('modern', {
      collar: 'boat',
      sleeve: 'short',
      pattern: 'floral',
    }),
    colours: [dye.sky, dye.butter],
    price: 1_090_000,
    originalPrice: 1_290_000,
    lead: 'Cúc họa mi rải trên nền voan hai lớp, cổ thuyền nhẹ nhõm cho những tấm ảnh tháng Mười Một.',
    englishLead:
      'Daisies scattered over two layers of chiffon, with an easy boat neck, for the photographs of November.',
  }),
]
