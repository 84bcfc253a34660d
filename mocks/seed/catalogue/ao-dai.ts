import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const aoDai = [
  entry({
    slug: specials.priceRange,
    name: 'Áo dài lụa Hà Đông Nguyệt Cát',
    englishName: 'Nguyet Cat Ha Dong silk ao dai',
    category: 'ao-dai-truyen-thong',
    design: garment.aoDai('classic'),
    colours: [dye.ivory, dye.celadon, dye.lacquer],
    sizes: sizes.full,
    price: 1_890_000,
    surcharge: { XL: 150_000, XXL: 250_000 },
    cloth: 'silk',
    lead: 'Lụa Vạn Phúc dệt khổ chín mươi, may theo lối năm thân cổ: vai liền, tà buông, cổ đứng bốn phân.',
    englishLead:
      'Van Phuc silk, woven 90 cm wide and cut the old five-panel way: no shoulder seam, flowing panels, a 4 cm collar.',
  }),
  entry({
    slug: specials.soldOut,
    name: 'Áo dài gấm lụa Thủy Mộc',
    englishName: 'Thuy Moc silk brocade ao dai',
    category: 'ao-dai-truyen-thong',
    design: garment.aoDai('classic', { pattern: 'brocade' }),
    colours: [dye.plum, dye.teal],
    price: 2_190_000,
    soldOut: { scope: 'all' },
    cloth: 'brocade',
    lead: 'Gấm dệt hoa chìm trên khung Jacquard cũ của làng, mỗi năm chỉ đủ vải cho một lần cắt.',
    englishLead:
      'A tone-on-tone flower, woven on the village’s old Jacquard loom. Each year there is cloth for one cutting only.',
  }),
  entry({
    slug: 'ao-dai-theu-sen-thanh-tam',
    name: 'Áo dài thêu sen Thanh Tâm',
    englishName: 'Thanh Tam lotus ao dai',
    category: 'ao-dai-truyen-thong',
    design: garment.aoDai('classic', { details: ['lotus'] }),
    colours: [dye.white, dye.blush, dye.lilac],
    price: 2_400_000,
    isFeatured: true,
    cloth: 'silk',
    lead: 'Đóa sen thêu tay dọc tà trước, chỉ tơ pha sáu sắc hồng; mỗi chiếc đi kèm tên người thợ thêu.',
    englishLead:
      'A lotus embroidered by hand along the front panel in six shades of pink. Each one comes with the name of its embroiderer.',
  }),
  entry({
    slug: 'ao-dai-nhung-co-do',
    name: 'Áo dài nhung Cố Đô',
    englishName: 'Imperial City velvet ao dai',
    category: 'ao-dai-truyen-thong',
    design: garment.aoDai('classic'),
    colours: [dye.plum, dye.moss, dye.black],
    price: 1_650_000,
    originalPrice: 1_950_000,
    isFeatured: true,
    cloth: 'velvet',
    lead: 'Nhung tuyết mềm của những ngày giáp Tết ở Huế, ấm mà vẫn buông đúng nếp tà.',
    englishLead:
      'The soft velvet of the days before Tet in Hue: warm, and still falling as an ao dai should.',
  }),
  entry({
    slug: 'ao-dai-cach-tan-to-gam-an-hoa',
    name: 'Áo dài cách tân tơ gấm An Hòa',
    englishName: 'An Hoa modern brocade ao dai',
    category: 'ao-dai-cach-tan',
    design: garment.aoDai('modern', {
      collar: 'round',
      sleeve: 'bell',
      pattern: 'brocade',
    }),
    colours: [dye.turmeric, dye.lacquer, dye.celadon],
    price: 1_190_000,
    cloth: 'brocade',
    lead: 'Tà ngắn ngang bắp chân, tay loe, cổ tròn thoáng: mặc du xuân cả ngày vẫn nhanh nhẹn.',
    englishLead:
      'Mid-calf panels, flared sleeves, an open round neck: made for a whole day of New Year visits.',
  }),
  entry({
    slug: 'ao-dai-linen-moc-mien',
    name: 'Áo dài linen Mộc Miên',
    englishName: 'Moc Mien linen ao dai',
    category: 'ao-dai-cach-tan',
    design: garment.aoDai('modern'),
    colours: [dye.beige, dye.earth],
    price: 990_000,
    cloth: 'linen',
    lead: 'Chiếc áo dài để mặc ngày thường: linen dày, nút thắt cùng vải, tà ngắn vừa đủ để đi xe máy không vướng.',
    englishLead:
      'An ao dai for ordinary days: heavy linen, knots of the same cloth, and panels short enough to stay clear of a motorbike.',
  }),
  entry({
    slug: 'ao-dai-hoa-cuc-mua-thu',
    name: 'Áo dài hoa cúc Mùa Thu',
    englishName: 'Autumn Daisy ao dai',
    category: 'ao-dai-cach-tan',
    design: garment.aoDai('modern', {
      collar: 'boat',
      sleeve: 'short',
      pattern: 'floral',
    }),
    colours: [dye.sky, dye.butter],
    price: 1_090_000,
    originalPrice: 1_290_000,
    cloth: 'chiffon',
    lead: 'Cúc họa mi rải trên nền voan lót lụa, cổ thuyền nhẹ nhõm cho những tấm ảnh tháng Mười Một.',
    englishLead:
      'Daisies scattered over silk-lined chiffon, with an easy boat neck, for the photographs of November.',
  }),
]
