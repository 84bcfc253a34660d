import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const outerwear = [
  entry('ao-blazer', 'crepe', {
    slug: specials.onSale,
    names: ['Áo blazer dáng suông Mai Chi', 'Mai Chi relaxed blazer'],
    design: garment.outerwear('blazer', {
      collar: 'point',
      details: ['buttons', 'straight body'],
      inside: ['padding', 'lining'],
    }),
    colours: [dye.beige, dye.black, dye.celadon],
    price: 990_000,
    originalPrice: 1_390_000,
    isFeatured: true,
    lead: 'Vai đệm mỏng, thân suông dài qua hông: khoác lên áo thun và jeans là sẵn sàng cho một buổi hẹn.',
    englishLead:
      'Lightly padded shoulders, straight and over the hip. Throw it on over a tee and jeans and the evening is planned.',
  }),
  entry('ao-blazer', 'tweed', {
    slug: 'ao-blazer-tweed-phuong-ha',
    names: ['Áo blazer tweed Phương Hà', 'Phuong Ha tweed jacket'],
    design: garment.outerwear('blazer', {
      collar: 'round',
      pattern: 'gingham',
      details: ['braid'],
      inside: ['lining'],
    }),
    colours: [dye.ivory, dye.navy],
    sizes: sizes.short,
    price: 1_490_000,
    lead: 'Tweed không ve, cổ tròn, bốn túi nhỏ viền chỉ tết: mặc liền với chân váy Hà Thành là thành bộ.',
    englishLead:
      'Tweed without lapels: a round neck and four small pockets, all edged in braid. With the Old Hanoi skirt it becomes a suit.',
  }),
  entry('ao-blazer', 'linen', {
    slug: 'ao-blazer-linen-nang-som',
    names: ['Áo blazer linen Nắng Sớm', 'Early Sun linen blazer'],
    design: garment.outerwear('blazer', {
      collar: 'v',
      pattern: 'stripe',
      details: ['buttons'],
    }),
    colours: [dye.sky, dye.ivory],
    price: 890_000,
    lead: 'Không lót, không đệm, chỉ một lớp linen kẻ mảnh: chiếc blazer cho thành phố ba mươi lăm độ.',
    englishLead:
      'No lining, no padding, one layer of finely striped linen: a blazer for a city at thirty-five degrees.',
  }),
  entry('ao-mang-to', 'khaki', {
    slug: 'ao-mang-to-sai-gon-mua',
    names: ['Áo măng tô Sài Gòn Mưa', 'Saigon Rain trench coat'],
    design: garment.outerwear('trench', {
      collar: 'point',
      pattern: 'twill',
      inside: ['lining'],
    }),
    colours: [dye.beige, dye.moss, dye.black],
    price: 1_790_000,
    lead: 'Khaki phủ chống thấm nhẹ, đủ che một cơn mưa bóng mây; thắt lưng rời và cầu vai cài khuy.',
    englishLead:
      'Water-repellent cotton twill, enough for a passing shower, with a separate belt and buttoned epaulettes.',
  }),
  entry('ao-mang-to', 'wool', {
    slug: 'ao-mang-to-da-dong-lap',
    names: ['Áo măng tô dạ Đông Lập', 'First Winter wool coat'],
    design: garment.outerwear('trench', {
      collar: 'v',
    }),
    colours: [dye.coffee, dye.smoke],
    price: 2_200_000,
    lead: 'Dạ ép hai mặt may tay đường nối, dài quá gối; chiếc áo đi qua nhiều mùa đông miền Bắc.',
    englishLead:
      'Double-faced wool with seams joined by hand, below the knee: a coat for many northern winters.',
  }),
  entry('ao-cardigan', 'knit', {
    slug: 'ao-cardigan-len-nhat-ha',
    names: ['Áo cardigan len Nhật Hạ', 'Nhat Ha cotton-blend cardigan'],
    design: garment.outerwear('cardigan', { collar: 'v' }),
    colours: [dye.ivory, dye.blush, dye.celadon, dye.earth],
    sizes: sizes.short,
    price: 690_000,
    lead: 'Len cotton đan mịn dành cho phòng lạnh công sở, khuy gáo dừa, bo tay dài có thể xắn.',
    englishLead:
      'A fine cotton-blend knit for air-conditioned offices, with coconut-shell buttons and long cuffs to roll up.',
  }),
  entry('ao-khoac-nhe', 'silk', {
    slug: 'ao-khoac-lua-theu-hac-trang',
    names: ['Áo khoác lụa thêu Hạc Trắng', 'White Crane embroidered bomber'],
    design: garment.outerwear('bomber', {
      collar: 'stand',
      behind: ['cranes'],
      inside: ['lining'],
    }),
    colours: [dye.teal, dye.black],
    price: 1_290_000,
    originalPrice: 1_590_000,
    isFeatured: true,
    lead: 'Đôi hạc thêu sau lưng trên nền lụa, bo lai dệt kim: một chút ngẫu hứng cho tủ đồ nghiêm túc.',
    englishLead:
      'A pair of cranes embroidered on the back of heavy silk, with a knitted hem: a little impulse for a serious wardrobe.',
  }),
  entry('ao-khoac-nhe', 'satin', {
    slug: specials.draft,
    names: ['Áo khoác bomber satin (bản mẫu)', 'Satin bomber jacket (sample)'],
    design: garment.outerwear('bomber', { collar: 'stand', inside: ['lining'] }),
    colours: [dye.lilac, dye.smoke],
    sizes: sizes.short,
    price: 890_000,
    status: 'draft',
    lead: 'Bản mẫu chờ duyệt phom và giá.',
    englishLead: 'A sample: fit and price are still to be approved.',
  }),
]
