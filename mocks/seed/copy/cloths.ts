import type { CareSymbol } from '@/lib/care'
import type { Fibre } from '../catalogue/garment'

export type Texts = Readonly<Record<string, string>>

type ClothCopy = {
  label: Texts
  feel: Texts
  symbols: readonly CareSymbol[]
}

const dryShade = ['tumble-no', 'dry-line-shade'] as const
const machine = ['wash-30-gentle', 'bleach-no', ...dryShade, 'clean-no'] as const
const byHand = ['wash-hand', 'bleach-no', ...dryShade, 'clean-p'] as const
const cleaned = ['wash-no', 'bleach-no', 'tumble-no', 'clean-p'] as const

export const cloths: Readonly<Record<Fibre, ClothCopy>> = {
  linen: {
    label: { '100% linen': '100% linen' },
    feel: {
      'Linen sợi dài giặt sẵn nên mềm ngay từ lần mặc đầu, hút ẩm tốt và mát tự nhiên.':
        'Pre-washed long-staple linen: soft from the first wear, absorbent and naturally cool.',
      'Mặt linen thô nhẹ, thoáng gió; những nếp nhăn nhỏ là một phần vẻ đẹp của chất vải.':
        'A slightly rough, airy linen; its small creases are part of its beauty.',
    },
    symbols: [...machine, 'iron-200'],
  },
  silk: {
    label: { '100% lụa tơ tằm': '100% mulberry silk' },
    feel: {
      'Lụa tơ tằm dệt ở Vạn Phúc, mặt bóng mờ, mát khi trời nóng và ấm khi trời se lạnh.':
        'Mulberry silk woven in Van Phuc, with a muted sheen: cool in the heat, warm in a chill.',
      'Chất lụa nhẹ, rủ mềm và gần như không có trọng lượng khi mặc.':
        'A light silk that drapes softly and weighs almost nothing.',
      'Tơ tằm nuôi ở Bảo Lộc, sợi dài nên mặt lụa mịn và bền hơn lụa thường.':
        'Silk reared in Bao Loc: its long fibres make it smoother and stronger than ordinary silk.',
    },
    symbols: [...byHand, 'iron-110'],
  },
  rawSilk: {
    label: { '70% tơ tằm, 30% cotton (đũi)': '70% silk, 30% cotton (raw silk)' },
    feel: {
      'Đũi tơ có gân sợi mộc đặc trưng, nhẹ, nhanh khô và không bám mồ hôi.':
        'Raw silk with its rustic slub: light, quick to dry, and it does not hold sweat.',
      'Sợi đũi kéo tay ở Nam Cao cho mặt vải hơi xù, sờ vào thấy mát và khô ráo.':
        'Hand-reeled raw silk from Nam Cao, slightly fuzzy, cool and dry to the touch.',
    },
    symbols: [...byHand, 'iron-150'],
  },
  satin: {
    label: { '95% polyester, 5% spandex (satin)': '95% polyester, 5% spandex (satin)' },
    feel: {
      'Satin mặt mờ, ánh dịu chứ không bóng gắt, co giãn nhẹ theo cử động.':
        'Matt satin with a gentle glow, and a little stretch that moves with you.',
      'Nền satin dày dặn, rủ thẳng, ít bám người.':
        'A substantial satin that falls straight and seldom clings.',
    },
    symbols: [...machine, 'iron-110'],
  },
  cotton: {
    label: { '100% cotton chải kỹ': '100% combed cotton' },
    feel: {
      'Cotton sợi dài chải kỹ, mềm tay, không xù lông sau nhiều lần giặt.':
        'Long-staple combed cotton, soft in the hand, that does not pill after many washes.',
      'Vải cotton dày vừa phải, không lộ nội y, thấm hút tốt cho những ngày di chuyển nhiều.':
        'A mid-weight cotton: not see-through, and absorbent on days spent on the move.',
    },
    symbols: [...machine, 'iron-150'],
  },
  poplin: {
    label: { '97% cotton, 3% spandex (poplin)': '97% cotton, 3% spandex (poplin)' },
    feel: {
      'Poplin dệt dày, mặt mịn và đứng phom, ít nhăn hơn cotton thường.':
        'A dense, smooth poplin that holds its shape and creases less than plain cotton.',
      'Vải poplin mát, có độ cứng nhẹ giúp giữ nếp cổ và tay áo suốt ngày.':
        'Cool poplin with a light crispness that keeps collar and cuffs sharp all day.',
    },
    symbols: [...machine, 'iron-150'],
  },
  chiffon: {
    label: {
      '100% polyester (voan), lót 100% polyester':
        '100% polyester (chiffon), 100% polyester lining',
    },
    feel: {
      'Voan hai lớp bay nhẹ, lớp lót mềm nên không lo xuyên thấu.':
        'Two floating layers of chiffon with a soft lining, so nothing shows through.',
      'Mặt voan mịn như sương, không gây ngứa và hầu như không nhăn.':
        'Chiffon as fine as mist that does not scratch and hardly creases.',
    },
    symbols: [...byHand, 'iron-110'],
  },
  lace: {
    label: {
      '85% cotton, 15% nylon (ren), lót 100% cotton':
        '85% cotton, 15% nylon (lace), 100% cotton lining',
    },
    feel: {
      'Ren dệt nổi khối, mép ren cắt tay theo đường hoa, lớp lót cotton êm trên da.':
        'Raised lace, its edges cut by hand along the flowers, over a cotton lining that is kind to the skin.',
      'Ren cotton mềm, không cứng ngứa như ren thường, có lót liền thân.':
        'A soft cotton lace without the stiffness of ordinary lace, fully lined.',
    },
    symbols: ['wash-hand', 'bleach-no', 'tumble-no', 'dry-flat-shade', 'iron-110', 'clean-no'],
  },
  brocade: {
    label: { '60% tơ tằm, 40% viscose (gấm)': '60% silk, 40% viscose (brocade)' },
    feel: {
      'Gấm dệt Jacquard, hoa văn chìm đổi sắc theo góc nhìn, đứng dáng mà không cứng.':
        'Jacquard brocade whose pattern changes with the light; it holds its shape without being stiff.',
      'Sợi tơ pha viscose cho mặt gấm sáng dịu, sờ mát và có sức nặng vừa đủ.':
        'Silk and viscose give this brocade a gentle light, a cool hand and just enough weight.',
    },
    symbols: [...cleaned, 'iron-110'],
  },
  velvet: {
    label: { '92% polyester, 8% spandex (nhung)': '92% polyester, 8% spandex (velvet)' },
    feel: {
      'Nhung tuyết lông ngắn, mềm như cánh hoa, co giãn hai chiều.':
        'Short-pile velvet, as soft as a petal, with two-way stretch.',
      'Mặt nhung lên màu sâu, ấm vừa phải cho mùa đông miền Bắc và phòng lạnh miền Nam.':
        'Velvet of great depth, warm enough for a northern winter and for an air-conditioned room in the south.',
    },
    symbols: [...cleaned, 'iron-no'],
  },
  tweed: {
    label: {
      '55% cotton, 35% polyester, 10% len (tweed), lót 100% polyester':
        '55% cotton, 35% polyester, 10% wool (tweed), 100% polyester lining',
    },
    feel: {
      'Tweed dệt nhiều sợi màu, dày dặn mà nhẹ, có lót satin mát.':
        'A tweed of many colours, thick but light, with a cool satin lining.',
      'Mặt tweed có chiều sâu, sợi màu đan nhau như trong một bức tranh.':
        'Tweed with real depth, its colours crossing as in a painting.',
    },
    symbols: [...cleaned, 'iron-110'],
  },
  wool: {
    label: { '70% len, 30% polyester': '70% wool, 30% polyester' },
    feel: {
      'Len pha dệt mịn, đứng phom, ấm mà không nặng.':
        'A smooth wool blend that holds its shape and is warm without being heavy.',
      'Mặt vải hơi lì, ít nhăn, chạm da không ngứa.':
        'A dry, matt surface that hardly creases and does not itch.',
    },
    symbols: [...cleaned, 'iron-110'],
  },
  knit: {
    label: { '60% cotton, 40% acrylic (len dệt kim)': '60% cotton, 40% acrylic (knit)' },
    feel: {
      'Len cotton dệt kim mắt nhỏ, mềm và thoáng, ít xù lông.':
        'A fine-gauge cotton knit, soft and airy, that pills little.',
      'Sợi len mịn co giãn tự nhiên, ôm nhẹ mà không bó.':
        'Smooth yarn with a natural stretch: it follows the body without gripping it.',
    },
    symbols: ['wash-hand', 'bleach-no', 'tumble-no', 'dry-flat-shade', 'iron-110', 'clean-no'],
  },
  khaki: {
    label: { '98% cotton, 2% spandex (khaki)': '98% cotton, 2% spandex (twill)' },
    feel: {
      'Khaki chéo dày dặn, giặt mềm sẵn, lên phom gọn và bền màu.':
        'A sturdy cotton twill, pre-washed for softness, with a clean shape and a fast colour.',
      'Vải khaki có độ co giãn nhẹ, ngồi lâu không nhăn hằn.':
        'Cotton twill with a little stretch that does not crease when you sit.',
    },
    symbols: [...machine, 'iron-150'],
  },
  denim: {
    label: {
      '92% cotton, 6% lyocell, 2% spandex (denim)': '92% cotton, 6% lyocell, 2% spandex (denim)',
    },
    feel: {
      'Denim mềm vừa, co giãn nhẹ, mặc lâu không giãn.':
        'Soft denim with a little stretch that does not bag.',
      'Vải denim nhuộm sợi, màu phai dần theo cách rất riêng của người mặc.':
        'Yarn-dyed denim that fades in a way of your own.',
    },
    symbols: [...machine, 'iron-150'],
  },
  tencel: {
    label: { '65% tencel, 35% cotton': '65% Tencel, 35% cotton' },
    feel: {
      'Tencel mát tay, rủ nhẹ và khô rất nhanh, hợp khí hậu nóng ẩm.':
        'Tencel is cool, drapes lightly and dries fast: made for a hot, humid climate.',
      'Sợi tencel từ gỗ bạch đàn mềm như lụa nhưng dễ chăm như cotton.':
        'Tencel, spun from eucalyptus: as soft as silk and as easy as cotton.',
    },
    symbols: [...machine, 'iron-110'],
  },
  crepe: {
    label: { '96% polyester, 4% spandex (crepe)': '96% polyester, 4% spandex (crepe)' },
    feel: {
      'Crepe mặt cát mịn, rủ và hầu như không nhăn, đi công tác rất tiện.':
        'Crepe with a fine, sandy surface that drapes and hardly creases: ideal for business trips.',
      'Chất crepe dày vừa, không bóng, che khuyết điểm tốt mà vẫn nhẹ.':
        'A mid-weight crepe without shine: forgiving, and still light.',
    },
    symbols: [...machine, 'iron-110'],
  },
}
