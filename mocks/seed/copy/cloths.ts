import type { CareSymbol } from '@/lib/care'
import type { Fibre } from '../catalogue/garment'

export type Texts = Readonly<Record<string, string>>

type ClothCopy = {
  label: Texts
  feel: Texts
  care: Texts
  symbols: readonly CareSymbol[]
}

const dryShade = ['tumble-no', 'dry-line-shade'] as const
const machine = ['wash-30-gentle', 'bleach-no', ...dryShade, 'clean-no'] as const
const byHand = ['wash-hand', 'bleach-no', ...dryShade, 'clean-no'] as const
const cleaned = ['wash-no', 'bleach-no', 'tumble-no', 'clean-p'] as const

const washCold = {
  'Giặt máy nước lạnh ở chế độ nhẹ, lộn trái và cho vào túi giặt.':
    'Machine wash cold on a gentle cycle, inside out, in a laundry bag.',
}
const handWash = {
  'Giặt tay nước lạnh với dầu gội hoặc nước giặt đồ lụa, không vắt xoắn.':
    'Hand wash cold with shampoo or a silk detergent. Do not wring.',
}
const dryClean = {
  'Nên giặt khô; treo nơi thoáng sau mỗi lần mặc để vải tự hồi phom.':
    'Dry clean. Air it on a hanger after each wear and the cloth recovers its shape.',
}
const shade = {
  'Phơi trong bóng râm, tránh nắng gắt để màu bền lâu.':
    'Dry in the shade; strong sun fades the colour.',
}
const coolIron = {
  'Ủi mặt trái ở nhiệt độ thấp.': 'Iron cool, on the inside.',
}
const warmIron = {
  'Ủi ở nhiệt độ trung bình.': 'Iron at medium heat.',
}

export const cloths: Readonly<Record<Fibre, ClothCopy>> = {
  linen: {
    label: { '100% linen': '100% linen' },
    feel: {
      'Linen sợi dài giặt sẵn nên mềm ngay từ lần mặc đầu, hút ẩm tốt và mát tự nhiên.':
        'Pre-washed long-staple linen: soft from the first wear, absorbent and naturally cool.',
      'Mặt linen thô nhẹ, thoáng gió; những nếp nhăn nhỏ là một phần vẻ đẹp của chất vải.':
        'A slightly rough, airy linen; its small creases are part of its beauty.',
    },
    care: {
      ...washCold,
      ...shade,
      'Ủi khi vải còn hơi ẩm, hoặc cứ để nhăn tự nhiên.':
        'Iron while slightly damp, or leave it naturally creased.',
    },
    symbols: [...machine, 'iron-200'],
  },
  silk: {
    label: { '100% lụa tơ tằm': '100% mulberry silk' },
    feel: {
      'Lụa tơ tằm dệt ở Vạn Phúc, mặt bóng mờ, mát khi trời nóng và ấm khi trời se lạnh.':
        'Mulberry silk woven in Van Phuc, with a muted sheen: cool in the heat, warm in a chill.',
      'Chất lụa nhẹ, rủ mềm và gần như không có trọng lượng trên vai.':
        'A light silk that drapes softly and weighs almost nothing on the shoulders.',
    },
    care: { ...handWash, ...shade, ...coolIron },
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
    care: {
      ...handWash,
      ...shade,
      'Ủi hơi nước, không phun nước trực tiếp lên vải.':
        'Steam iron; do not spray water on the cloth.',
    },
    symbols: [...byHand, 'iron-150'],
  },
  satin: {
    label: { '95% polyester, 5% spandex (satin)': '95% polyester, 5% spandex (satin)' },
    feel: {
      'Satin mặt mờ, ánh dịu chứ không bóng gắt, co giãn nhẹ theo cử động.':
        'Matt satin with a gentle glow, and a little stretch that moves with you.',
      'Nền satin dày dặn, rủ thẳng, không bám tĩnh điện.':
        'A substantial satin that falls straight and does not cling.',
    },
    care: { ...washCold, ...shade, ...coolIron },
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
    care: { ...washCold, ...shade, ...warmIron },
    symbols: [...machine, 'iron-150'],
  },
  poplin: {
    label: { '97% cotton, 3% spandex (poplin)': '97% cotton, 3% spandex (poplin)' },
    feel: {
      'Poplin dệt dày, mặt mịn và đứng phom, ít nhăn hơn cotton thường.':
        'A dense, smooth poplin that holds its shape and creases less than plain cotton.',
      'Vải poplin mát, có độ giòn nhẹ giúp giữ nếp cổ và tay áo suốt ngày.':
        'Cool poplin with a light crispness that keeps collar and cuffs sharp all day.',
    },
    care: {
      ...washCold,
      'Phơi trên móc khi còn ẩm để vải tự phẳng.':
        'Dry on a hanger while damp, so that it falls smooth.',
      ...warmIron,
    },
    symbols: [...machine, 'iron-150'],
  },
  chiffon: {
    label: { '100% polyester (voan), lớp lót lụa': '100% polyester (chiffon), silk lining' },
    feel: {
      'Voan hai lớp bay nhẹ, lớp lót mềm nên không lo xuyên thấu.':
        'Two floating layers of chiffon with a soft lining, so nothing shows through.',
      'Mặt voan mịn như sương, không cào da và hầu như không nhăn.':
        'Chiffon as fine as mist that does not scratch and hardly creases.',
    },
    care: {
      'Giặt tay nước lạnh hoặc cho vào túi giặt.':
        'Hand wash cold, or machine wash in a laundry bag.',
      ...shade,
      ...coolIron,
    },
    symbols: [...byHand, 'iron-110'],
  },
  lace: {
    label: { '85% cotton, 15% nylon (ren), lót lụa': '85% cotton, 15% nylon (lace), silk lining' },
    feel: {
      'Ren dệt nổi khối, mép ren cắt tay theo đường hoa, lớp lót lụa êm trên da.':
        'Raised lace, its edges cut by hand along the flowers, over a lining that is kind to the skin.',
      'Ren cotton mềm, không cứng ngứa như ren thường, có lót liền thân.':
        'A soft cotton lace without the stiffness of ordinary lace, fully lined.',
    },
    care: {
      ...handWash,
      'Phơi ngang trên mặt phẳng để ren không giãn.':
        'Dry flat, so that the lace does not stretch.',
      ...coolIron,
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
    care: { ...dryClean, ...shade, ...coolIron },
    symbols: [...cleaned, 'iron-110'],
  },
  velvet: {
    label: { '92% polyester, 8% spandex (nhung)': '92% polyester, 8% spandex (velvet)' },
    feel: {
      'Nhung tuyết lông ngắn, mềm như cánh hoa, co giãn hai chiều.':
        'Short-pile velvet, as soft as a petal, with two-way stretch.',
      'Mặt nhung bắt sáng sâu, ấm vừa phải cho mùa đông miền Bắc và phòng lạnh miền Nam.':
        'Velvet of great depth, warm enough for a northern winter and for an air-conditioned room in the south.',
    },
    care: {
      ...dryClean,
      'Treo móc, không gấp lâu để tránh gãy tuyết nhung.':
        'Keep it on a hanger; long folding crushes the pile.',
      'Chỉ dùng hơi nước, không đè bàn ủi.': 'Steam only. Do not press with an iron.',
    },
    symbols: [...cleaned, 'iron-no'],
  },
  tweed: {
    label: {
      '55% cotton, 35% polyester, 10% len (tweed)': '55% cotton, 35% polyester, 10% wool (tweed)',
    },
    feel: {
      'Tweed dệt nhiều sợi màu, dày dặn mà nhẹ, có lót satin mát.':
        'A tweed of many colours, thick but light, with a cool satin lining.',
      'Mặt tweed có chiều sâu, sợi màu đan nhau như trong một bức tranh.':
        'Tweed with real depth, its colours crossing as in a painting.',
    },
    care: {
      ...dryClean,
      'Dùng bàn chải mềm chải bụi theo chiều sợi.':
        'Brush off dust with a soft brush, along the yarn.',
      ...coolIron,
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
    care: {
      ...dryClean,
      'Cất cùng túi gỗ tuyết tùng hoặc long não.': 'Store it with cedar or camphor.',
      'Ủi hơi qua một lớp khăn ẩm.': 'Steam iron through a damp cloth.',
    },
    symbols: [...cleaned, 'iron-110'],
  },
  knit: {
    label: { '60% cotton, 40% acrylic (len dệt kim)': '60% cotton, 40% acrylic (knit)' },
    feel: {
      'Len cotton dệt kim mắt nhỏ, mềm và thoáng, không xù sau nhiều lần mặc.':
        'A fine-gauge cotton knit, soft and airy, that does not pill.',
      'Sợi len mịn co giãn tự nhiên, ôm nhẹ mà không bó.':
        'Smooth yarn with a natural stretch: it follows the body without gripping it.',
    },
    care: {
      ...handWash,
      'Phơi ngang để len không bị kéo dài.': 'Dry flat, so that the knit does not stretch.',
      'Gấp khi cất, không treo móc.': 'Store it folded, not hung.',
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
    care: { ...washCold, ...shade, ...warmIron },
    symbols: [...machine, 'iron-150'],
  },
  denim: {
    label: {
      '92% cotton, 6% lyocell, 2% spandex (denim)': '92% cotton, 6% lyocell, 2% spandex (denim)',
    },
    feel: {
      'Denim mềm vừa, co giãn nhẹ và trở về dáng cũ sau mỗi lần giặt.':
        'Soft denim with a little stretch that returns to shape with every wash.',
      'Vải denim nhuộm sợi, màu phai dần theo cách rất riêng của người mặc.':
        'Yarn-dyed denim that fades in a way of your own.',
    },
    care: {
      'Giặt riêng hai lần đầu, lộn trái, nước lạnh.':
        'Wash separately the first two times, inside out, cold.',
      'Không dùng nước xả vải.': 'No fabric softener.',
      ...shade,
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
    care: { ...washCold, ...shade, ...coolIron },
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
    care: {
      ...washCold,
      'Phơi trên móc, hầu như không cần ủi.': 'Dry on a hanger; it hardly needs an iron.',
      ...coolIron,
    },
    symbols: [...machine, 'iron-110'],
  },
}
