import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const tops = [
  entry('ao-kieu', 'silk', {
    slug: specials.longColour.slug,
    names: ['Áo kiểu lụa cổ nơ Thơ Ngây', 'Tho Ngay bow-neck blouse'],
    design: garment.shirt('relaxed', { collar: 'round', sleeve: 'puff', details: ['bow'] }),
    colours: [dye.blush, dye.ivory, { name: specials.longColour.colour, code: '#8fb3a3' }],
    price: 560_000,
    isFeatured: true,
    without: ['back'],
    lead: 'Dải nơ buông mềm trước ngực, tay bồng nhẹ nơi bắp tay: một chút thơ giữa ngày làm việc.',
    englishLead:
      'A soft bow at the neck and a little fullness in the sleeve: a line of poetry in the middle of a working day.',
  }),
  entry('ao-kieu', 'lace', {
    slug: 'ao-kieu-ren-bach-tra',
    names: ['Áo kiểu ren cổ trụ Bạch Trà', 'White Camellia lace blouse'],
    design: garment.shirt('fitted', {
      collar: 'stand',
      sleeve: 'long',
      pattern: 'lace',
      details: ['buttons'],
    }),
    colours: [dye.white, dye.black],
    price: 640_000,
    lead: 'Ren hoa nổi phủ trên lớp lót cùng màu, kín đáo mà vẫn có chiều sâu khi đứng dưới nắng.',
    englishLead:
      'Raised floral lace over a lining of the same colour: modest, with a depth that shows in sunlight.',
  }),
  entry('ao-kieu', 'poplin', {
    slug: 'ao-kieu-beo-van-khanh',
    names: ['Áo kiểu bèo vai Vân Khanh', 'Van Khanh ruffle blouse'],
    design: garment.shirt('cropped', { collar: 'square', sleeve: 'short', details: ['ruffle'] }),
    colours: [dye.ivory, dye.lilac, dye.celadon],
    sizes: sizes.short,
    price: 430_000,
    originalPrice: 540_000,
    lead: 'Cổ vuông để lộ xương quai xanh, đường bèo chạy dọc vai làm dáng người trông cao và nhẹ hơn.',
    englishLead:
      'A square neck that shows the collarbone, and ruffles along the shoulder that make you look taller and lighter.',
  }),
  entry('ao-kieu', 'chiffon', {
    slug: 'ao-kieu-tay-loe-thu-ha',
    names: ['Áo kiểu voan tay loe Thu Hà', 'Thu Ha bell-sleeve chiffon blouse'],
    design: garment.shirt('tunic', { collar: 'v', sleeve: 'bell', pattern: 'floral' }),
    colours: [dye.blush, dye.sky, dye.butter],
    sizes: sizes.full,
    price: 480_000,
    lead: 'Voan hai lớp in hoa cúc chi, tay loe từ khuỷu: chỉ cần một cơn gió là chiếc áo tự biết làm duyên.',
    englishLead:
      'Two layers of chiffon in a daisy print, with sleeves that flare from the elbow. All it needs is a breeze.',
  }),
  entry('ao-kieu', 'crepe', {
    slug: 'ao-kieu-cham-bi-ngoc-diep',
    names: ['Áo kiểu chấm bi cổ sen Ngọc Diệp', 'Ngoc Diep polka-dot blouse'],
    design: garment.shirt('fitted', {
      collar: 'peter-pan',
      sleeve: 'puff',
      pattern: 'dot',
      details: ['buttons'],
    }),
    colours: [dye.navy, dye.lacquer, dye.ivory],
    price: 450_000,
    lead: 'Cổ lá sen và chấm bi nhỏ như trong những tấm ảnh cũ của mẹ, may lại trên nền vải ít nhăn.',
    englishLead:
      'The Peter Pan collar and tiny dots of our mothers’ old photographs, made again in a cloth that does not crease.',
  }),
  entry('ao-kieu', 'rawSilk', {
    slug: 'ao-kieu-theu-tay-sen-ho-tay',
    names: ['Áo kiểu thêu tay Sen Hồ Tây', 'West Lake Lotus embroidered blouse'],
    design: garment.shirt('relaxed', { collar: 'boat', sleeve: 'bell', details: ['lotus'] }),
    colours: [dye.ivory, dye.lotus],
    sizes: sizes.short,
    price: 780_000,
    isFeatured: true,
    lead: 'Cành sen thêu tay ở làng Quất Động, mỗi chiếc mất gần hai ngày; không chiếc nào giống hẳn chiếc nào.',
    englishLead:
      'A spray of lotus, embroidered by hand in the village of Quat Dong. Each takes almost two days, and no two are quite alike.',
  }),
  entry('ao-thun', 'cotton', {
    slug: 'ao-thun-cotton-moc',
    names: ['Áo thun cotton cổ tròn Mộc', 'Moc crew-neck T-shirt'],
    design: garment.shirt('relaxed', { collar: 'round', sleeve: 'short' }),
    colours: [dye.white, dye.black, dye.beige, dye.moss, dye.navy],
    sizes: sizes.full,
    price: 250_000,
    lead: 'Chiếc áo thun trơn làm nền cho cả tủ đồ: cổ tròn may hai đường không giãn, thân suông không bám người.',
    englishLead:
      'The plain tee that carries a whole wardrobe: a neck stitched twice that keeps its shape, and a body that skims instead of clings.',
  }),
  entry('shirts', 'cotton', {
    slug: specials.noImages,
    names: ['Áo thun cổ thuyền Bình Minh', 'Sunrise boat-neck top'],
    design: garment.shirt('fitted', { collar: 'boat', sleeve: 'long', pattern: 'stripe' }),
    colours: [dye.navy, dye.lacquer],
    price: 320_000,
    hasPictures: false,
    lead: 'Sọc ngang kiểu áo thủy thủ, cổ thuyền rộng vừa phải, tay dài ôm nhẹ cho những sáng se lạnh.',
    englishLead:
      'Sailor stripes, a boat neck that is not too wide, and close sleeves for cool mornings.',
  }),
  entry('ao-thun', 'tencel', {
    slug: 'ao-thun-gan-co-tim-dan-le',
    names: ['Áo thun gân cổ tim Đan Lê', 'Dan Le ribbed V-neck T-shirt'],
    design: garment.shirt('fitted', { collar: 'v', sleeve: 'short', pattern: 'rib' }),
    colours: [dye.earth, dye.black, dye.ivory, dye.celadon],
    price: 290_000,
    originalPrice: 350_000,
    lead: 'Gân tăm nhỏ co giãn nhẹ, cổ tim vừa tầm: gọn khi mặc trong blazer, mềm khi mặc một mình.',
    englishLead:
      'A fine rib with four-way stretch and a V of just the right depth: neat under a blazer, soft on its own.',
  }),
]
