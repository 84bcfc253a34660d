import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'

export const shirts = [
  entry('ao-so-mi', 'linen', {
    slug: 'ao-so-mi-linen-an-nhien',
    names: ['Áo sơ mi linen cổ trụ An Nhiên', 'An Nhien band-collar linen shirt'],
    design: garment.shirt('relaxed', { collar: 'stand', sleeve: 'long', details: ['buttons'] }),
    colours: [dye.ivory, dye.celadon, dye.earth],
    price: 590_000,
    soldOut: {
      scope: 'variants',
      variants: [
        ['Ngà', 'S'],
        ['Xanh celadon', 'L'],
        ['Xanh celadon', 'XL'],
        ['Nâu đất', 'M'],
      ],
    },
    isFeatured: true,
    lead: 'Chiếc sơ mi linen mà cả cửa hàng mặc nhiều nhất: cổ trụ gọn, vai xuôi nhẹ, càng giặt càng mềm.',
    englishLead:
      'The linen shirt we wear most ourselves: a neat band collar, an easy shoulder, softer with every wash.',
  }),
  entry('ao-so-mi', 'poplin', {
    slug: 'ao-so-mi-poplin-minh-khue',
    names: ['Áo sơ mi poplin cổ đức Minh Khuê', 'Minh Khue poplin shirt'],
    design: garment.shirt('fitted', { collar: 'point', sleeve: 'long', details: ['buttons'] }),
    colours: [dye.white, dye.sky, dye.black],
    sizes: sizes.full,
    price: 520_000,
    lead: 'Chiếc sơ mi của mọi ngày đi làm: cổ đức đứng phom, tà lượn vừa đủ để bỏ trong hay thả ngoài đều đẹp.',
    englishLead:
      'The shirt for every working day: a collar that holds its shape and a curved hem you can tuck in or leave out.',
  }),
  entry('ao-so-mi', 'cotton', {
    slug: 'ao-so-mi-ke-soc-thanh-mai',
    names: ['Áo sơ mi kẻ sọc Thanh Mai', 'Thanh Mai striped shirt'],
    design: garment.shirt('relaxed', {
      collar: 'point',
      sleeve: 'long',
      pattern: 'stripe',
      details: ['buttons', 'pockets'],
    }),
    colours: [dye.sky, dye.celadon, dye.blush],
    price: 490_000,
    originalPrice: 620_000,
    isFeatured: true,
    lead: 'Sọc mảnh dệt màu chứ không in, nên sau nhiều lần giặt đường kẻ vẫn rõ và nền vải vẫn trong.',
    englishLead:
      'The fine stripe is woven in, not printed on, so it stays crisp and the ground stays clear, wash after wash.',
  }),
  entry('ao-so-mi', 'silk', {
    slug: 'ao-so-mi-lua-nha-uyen',
    names: ['Áo sơ mi lụa tơ tằm Nhã Uyên', 'Nha Uyen silk shirt'],
    design: garment.shirt('relaxed', { collar: 'v', sleeve: 'long', details: ['buttons'] }),
    colours: [dye.ivory, dye.lacquer, dye.black, dye.teal],
    sizes: sizes.short,
    price: 890_000,
    lead: 'Lụa mặt bóng mờ, rủ theo từng bước đi; cổ chữ V thanh thoát cho những buổi gặp quan trọng.',
    englishLead:
      'Silk with a muted sheen that moves as you do, and a clean V-neck for the meetings that matter.',
  }),
  entry('ao-so-mi', 'rawSilk', {
    slug: 'ao-so-mi-tay-ngan-ha-chi',
    names: ['Áo sơ mi tay ngắn cổ danton Hạ Chi', 'Ha Chi camp-collar shirt'],
    design: garment.shirt('cropped', {
      collar: 'camp',
      sleeve: 'short',
      pattern: 'floral',
      details: ['buttons'],
    }),
    colours: [dye.butter, dye.sky],
    price: 420_000,
    lead: 'Hoa nhỏ vẽ tay rồi in lên nền đũi, dáng lửng vừa chạm cạp quần: chiếc áo của những chiều tháng Sáu.',
    englishLead:
      'Small flowers, painted by hand and printed on raw silk, in a shape that just meets your waistband: a shirt for June afternoons.',
  }),
  entry('ao-so-mi', 'cotton', {
    slug: 'ao-so-mi-caro-an-vien',
    names: ['Áo sơ mi ca-rô An Viên', 'An Vien gingham tunic shirt'],
    design: garment.shirt('tunic', {
      collar: 'stand',
      sleeve: 'long',
      pattern: 'gingham',
      details: ['buttons', 'pockets'],
    }),
    colours: [dye.moss, dye.terracotta, dye.navy],
    price: 460_000,
    isFeatured: true,
    lead: 'Dáng dài qua hông, ô ca-rô nhỏ dịu mắt; khoác ngoài áo thun hay cài kín đều có nét riêng.',
    englishLead:
      'A small, quiet check, cut long over the hips. Wear it open over a T-shirt or buttoned to the top.',
  }),
]
