import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const longDresses = [
  entry('dam-maxi', 'rawSilk', {
    slug: specials.longName,
    names: [
      'Đầm maxi xếp tầng tay bồng cổ vuông Miền Biển Nhớ phiên bản mùa hè giới hạn của xưởng, vải đũi tơ nhuộm lá bàng thủ công tại Hội An',
      'Remembered Sea tiered maxi dress with puff sleeves and a square neck, our limited summer edition in raw silk dyed by hand with sea-almond leaves in Hoi An',
    ],
    design: garment.dress('tiered', {
      collar: 'square',
      sleeve: 'puff',
      length: 'maxi',
    }),
    colours: [dye.terracotta, dye.ivory],
    price: 1_290_000,
    lead: 'Nhuộm bằng lá bàng khô nhặt trên bãi An Bàng, mỗi mẻ một sắc; số lượng chỉ đủ cho một mùa hè.',
    englishLead:
      'Dyed with dry sea-almond leaves gathered on An Bang beach, each batch its own shade. There is enough for one summer.',
  }),
  entry('dam-maxi', 'chiffon', {
    slug: 'dam-maxi-hai-day-thuy-duong',
    names: ['Đầm maxi hai dây Thùy Dương', 'Thuy Duong strappy maxi dress'],
    design: garment.dress('a-line', {
      collar: 'v',
      sleeve: 'none',
      length: 'maxi',
      pattern: 'floral',
      details: ['thin-straps'],
    }),
    colours: [dye.teal, dye.lotus, dye.butter],
    price: 880_000,
    originalPrice: 1_100_000,
    without: ['alive'],
    lead: 'Hoa thả trên nền voan, hai dây mảnh, chân váy xòe; gấp vào va-li không sợ nhăn.',
    englishLead:
      'Flowers adrift on chiffon, two thin straps, a wide skirt. Fold it into a suitcase without a thought.',
  }),
  entry('dam-maxi', 'linen', {
    slug: 'dam-maxi-linen-mien-thao',
    names: ['Đầm maxi linen cổ tròn Miên Thảo', 'Mien Thao linen maxi dress'],
    design: garment.dress('shift', {
      collar: 'round',
      sleeve: 'none',
      length: 'maxi',
      details: ['pockets', 'side-slits'],
    }),
    colours: [dye.moss, dye.beige, dye.black],
    sizes: sizes.full,
    price: 760_000,
    lead: 'Một mảnh linen suông từ vai đến mắt cá, xẻ hai bên để gió lùa qua: càng đơn giản càng lâu cũ.',
    englishLead:
      'One straight fall of linen from shoulder to ankle, slit on both sides to let the breeze through. The simpler it is, the longer it lasts.',
  }),
  entry('dam-du-tiec', 'silk', {
    slug: 'dam-lua-vat-cheo-dong-quynh',
    names: ['Đầm lụa vạt chéo Đông Quỳnh', 'Dong Quynh silk wrap dress'],
    design: garment.dress('wrap', { collar: 'v', sleeve: 'long', details: ['belt'] }),
    colours: [dye.lacquer, dye.black, dye.teal],
    price: 1_390_000,
    isFeatured: true,
    lead: 'Vạt chéo buộc bên hông, tay dài cổ tay ôm: sang trọng bằng đường cắt chứ không cần trang sức.',
    englishLead:
      'A wrap that ties at the side and long sleeves that close at the wrist: the cut is the jewellery.',
  }),
  entry('dam-du-tiec', 'lace', {
    slug: 'dam-ren-du-tiec-bach-nguyet',
    names: ['Đầm ren dự tiệc Bạch Nguyệt', 'White Moon lace party dress'],
    design: garment.dress('a-line', {
      collar: 'boat',
      sleeve: 'short',
      pattern: 'lace',
      inside: ['lining'],
    }),
    colours: [dye.ivory, dye.blush, dye.navy],
    price: 1_450_000,
    lead: 'Ren Guipure dày phủ trọn thân váy, cổ thuyền tôn vai; lớp lót cotton nên mặc suốt buổi tiệc không ngứa.',
    englishLead:
      'Heavy guipure lace from neck to hem and a boat neck that frames the shoulders. Lined in cotton, so nothing scratches all evening.',
  }),
  entry('dam-du-tiec', 'velvet', {
    slug: 'dam-nhung-tram-huong',
    names: ['Đầm nhung cổ V Trầm Hương', 'Agarwood V-neck velvet gown'],
    design: garment.dress('straight', { collar: 'v', sleeve: 'long', length: 'maxi' }),
    colours: [dye.plum, dye.moss, dye.black],
    sizes: sizes.short,
    price: 1_690_000,
    lead: 'Nhung tuyết bắt ánh đèn theo từng nếp, cổ V sâu vừa phải, dài đến mắt cá, tay dài: một chiếc đầm của mùa tiệc cuối năm.',
    englishLead:
      'Velvet that catches the light in every fold, a V of moderate depth, long sleeves and an ankle-length hem: a gown for the parties of December.',
  }),
  entry('dam-du-tiec', 'satin', {
    slug: 'dam-xep-ly-kim-ngan',
    names: ['Đầm xếp ly Kim Ngân', 'Kim Ngan pleated dress'],
    design: garment.dress('pleated', {
      collar: 'boat',
      sleeve: 'none',
      details: ['pleats', 'belt'],
    }),
    colours: [dye.turmeric, dye.lilac],
    price: 1_190_000,
    originalPrice: 1_490_000,
    lead: 'Ly dập nhiệt giữ nếp qua nhiều lần giặt, ánh satin dịu như mặt hồ lúc chiều xuống.',
    englishLead:
      'Heat-set pleats that hold through many washes, in satin with the glow of a lake at dusk.',
  }),
  entry('dam-du-tiec', 'brocade', {
    slug: 'dam-no-lung-tieu-my',
    names: ['Đầm nơ lưng Tiểu My', 'Tieu My bow-back dress'],
    design: garment.dress('a-line', {
      collar: 'square',
      sleeve: 'puff',
      length: 'mini',
      pattern: 'brocade',
      behind: ['bow'],
    }),
    colours: [dye.blush, dye.black],
    sizes: sizes.short,
    price: 980_000,
    lead: 'Gấm dệt hoa chìm đứng phom, chiếc nơ lớn sau lưng là điều người ta nhớ khi bạn rời bàn tiệc.',
    englishLead:
      'Crisp jacquard brocade, and a large bow at the back: it is what people remember when you leave the table.',
  }),
]
