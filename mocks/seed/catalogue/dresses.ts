import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const dresses = [
  entry('dam-cong-so', 'crepe', {
    slug: 'dam-but-chi-khanh-linh',
    names: ['Đầm bút chì cổ vuông Khánh Linh', 'Khanh Linh square-neck pencil dress'],
    design: garment.dress('straight', {
      collar: 'square',
      sleeve: 'short',
      details: ['belt'],
      behind: ['vent'],
    }),
    colours: [dye.black, dye.navy, dye.plum],
    price: 850_000,
    without: ['back'],
    lead: 'Đường chiết eo cao và xẻ sau kín đáo giúp bước đi thoải mái suốt ngày họp dài.',
    englishLead:
      'High darts at the waist and a discreet back vent, so you walk easily through the longest day of meetings.',
  }),
  entry('dam-cong-so', 'tencel', {
    slug: 'dam-chu-a-co-sen-tu-anh',
    names: ['Đầm chữ A cổ sen Tú Anh', 'Tu Anh A-line dress'],
    design: garment.dress('a-line', {
      collar: 'peter-pan',
      sleeve: 'short',
      details: ['buttons', 'collar-trim'],
    }),
    colours: [dye.celadon, dye.beige, dye.black],
    sizes: sizes.full,
    price: 690_000,
    originalPrice: 860_000,
    lead: 'Cổ lá sen viền khác màu, thân xòe nhẹ từ eo: chỉn chu cho văn phòng, dịu dàng cho bữa tối.',
    englishLead:
      'A Peter Pan collar piped in a second colour and a skirt that opens gently from the waist: smart for the office, gentle for dinner.',
  }),
  entry('dam-cong-so', 'wool', {
    slug: 'dam-blazer-tinh-van',
    names: ['Đầm dáng vest Tịnh Vân', 'Tinh Van blazer dress'],
    design: garment.dress('wrap', {
      collar: 'v',
      sleeve: 'long',
      pattern: 'twill',
      details: ['belt'],
    }),
    colours: [dye.beige, dye.black],
    price: 1_150_000,
    lead: 'Hai vạt vắt chéo như một chiếc blazer được kéo dài, dây thắt lưng buộc cao hay thấp là tùy bạn.',
    englishLead:
      'Fronts that cross like a blazer grown long, with a belt to tie as high or as loose as you like.',
  }),
  entry('dam-cong-so', 'poplin', {
    slug: 'dam-soc-nhat-lam',
    names: ['Đầm sơ mi sọc Nhật Lam', 'Nhat Lam striped shirt dress'],
    design: garment.dress('shirt', {
      collar: 'point',
      sleeve: 'long',
      pattern: 'stripe',
      details: ['buttons', 'belt'],
    }),
    colours: [dye.sky, dye.blush],
    price: 790_000,
    isFeatured: true,
    lead: 'Một chiếc sơ mi quen thuộc dài đến ngang bắp chân; thắt dây lưng là thành đầm, bỏ dây là áo khoác mỏng.',
    englishLead:
      'A familiar shirt, down to mid-calf. Tie the belt and it is a dress; leave it off and it is a light coat.',
  }),
  entry('dam-dao-pho', 'linen', {
    slug: specials.soldOutColour.slug,
    names: ['Đầm sơ mi linen Hạ An', 'Ha An linen shirt dress'],
    design: garment.dress('shirt', {
      collar: 'stand',
      sleeve: 'short',
      details: ['buttons', 'pockets'],
    }),
    colours: [dye.ivory, dye.lacquer, dye.celadon],
    price: 720_000,
    soldOut: { scope: 'colour', colour: specials.soldOutColour.colour },
    lead: 'Linen dày vừa, hai túi sâu, khuy vỏ trai: mặc đi chợ hoa sáng Chủ nhật hay ngồi cà phê vỉa hè đều hợp.',
    englishLead:
      'Mid-weight linen, two deep pockets, shell buttons: right for the flower market on a Sunday and for coffee on the pavement.',
  }),
  entry('dam-dao-pho', 'cotton', {
    slug: 'dam-hoa-nhi-co-vuong-mai-an',
    names: ['Đầm hoa nhí cổ vuông Mai An', 'Mai An floral square-neck dress'],
    design: garment.dress('a-line', { collar: 'square', sleeve: 'puff', pattern: 'floral' }),
    colours: [dye.butter, dye.blush, dye.sky],
    price: 650_000,
    isFeatured: true,
    lead: 'Hoa nhí rải thưa trên nền sáng, tay bồng nhẹ, chân váy xòe rộng: mặc cả ngày vẫn dễ chịu.',
    englishLead:
      'Small flowers scattered on a light ground, puff sleeves, and a skirt wide enough for the whole day.',
  }),
  entry('dam-dao-pho', 'crepe', {
    slug: 'dam-suong-cham-bi-y-nhi',
    names: ['Đầm suông chấm bi Ý Nhi', 'Y Nhi polka-dot shift dress'],
    design: garment.dress('shift', {
      collar: 'round',
      sleeve: 'short',
      length: 'mini',
      pattern: 'dot',
      details: ['pockets'],
    }),
    colours: [dye.black, dye.lacquer, dye.ivory],
    sizes: sizes.full,
    price: 540_000,
    lead: 'Dáng suông trên gối, hai túi đắp phía trước; chỉ cần thêm đôi giày bệt là ra khỏi nhà được ngay.',
    englishLead:
      'A shift that ends above the knee, with two patch pockets. Add flat shoes and you are out of the door.',
  }),
  entry('dam-dao-pho', 'poplin', {
    slug: 'dam-caro-babydoll-dao-chi',
    names: ['Đầm ca-rô babydoll Đào Chi', 'Dao Chi gingham babydoll dress'],
    design: garment.dress('tiered', {
      collar: 'peter-pan',
      sleeve: 'puff',
      length: 'mini',
      pattern: 'gingham',
    }),
    colours: [dye.celadon, dye.blush],
    sizes: sizes.short,
    price: 520_000,
    originalPrice: 640_000,
    lead: 'Ba tầng nhún thả rộng, ca-rô dệt hai màu: trẻ trung mà không hề rườm rà.',
    englishLead: 'Three loose, gathered tiers in a two-colour woven check: young, and never fussy.',
  }),
]
