import type { Fibre } from '../catalogue/garment'

type ClothCopy = {
  label: string
  /** How it feels; each product gets one of them. */
  feel: readonly string[]
  care: readonly string[]
}

const washCold = 'Giặt máy nước lạnh ở chế độ nhẹ, lộn trái và cho vào túi giặt.'
const handWash = 'Giặt tay nước lạnh với dầu gội hoặc nước giặt đồ lụa, không vắt xoắn.'
const dryClean = 'Nên giặt khô; treo nơi thoáng sau mỗi lần mặc để vải tự hồi phom.'
const shade = 'Phơi trong bóng râm, tránh nắng gắt để màu bền lâu.'
const coolIron = 'Ủi mặt trái ở nhiệt độ thấp.'

export const cloths: Readonly<Record<Fibre, ClothCopy>> = {
  linen: {
    label: '100% linen',
    feel: [
      'Linen sợi dài giặt sẵn nên mềm ngay từ lần mặc đầu, hút ẩm tốt và mát tự nhiên.',
      'Mặt linen thô nhẹ, thoáng gió; những nếp nhăn nhỏ là một phần vẻ đẹp của chất vải.',
    ],
    care: [washCold, shade, 'Ủi khi vải còn hơi ẩm, hoặc cứ để nhăn tự nhiên.'],
  },
  silk: {
    label: '100% lụa tơ tằm',
    feel: [
      'Lụa tơ tằm dệt ở Vạn Phúc, mặt bóng mờ, mát khi trời nóng và ấm khi trời se lạnh.',
      'Chất lụa nhẹ, rủ mềm và gần như không có trọng lượng trên vai.',
    ],
    care: [handWash, shade, coolIron],
  },
  rawSilk: {
    label: '70% tơ tằm, 30% cotton (đũi)',
    feel: [
      'Đũi tơ có gân sợi mộc đặc trưng, nhẹ, nhanh khô và không bám mồ hôi.',
      'Sợi đũi kéo tay ở Nam Cao cho mặt vải hơi xù, sờ vào thấy mát và khô ráo.',
    ],
    care: [handWash, shade, 'Ủi hơi nước, không phun nước trực tiếp lên vải.'],
  },
  satin: {
    label: '95% polyester, 5% spandex (satin)',
    feel: [
      'Satin mặt mờ, ánh dịu chứ không bóng gắt, co giãn nhẹ theo cử động.',
      'Nền satin dày dặn, rủ thẳng, không bám tĩnh điện.',
    ],
    care: [washCold, shade, coolIron],
  },
  cotton: {
    label: '100% cotton chải kỹ',
    feel: [
      'Cotton sợi dài chải kỹ, mềm tay, không xù lông sau nhiều lần giặt.',
      'Vải cotton dày vừa phải, không lộ nội y, thấm hút tốt cho những ngày di chuyển nhiều.',
    ],
    care: [washCold, shade, 'Ủi ở nhiệt độ trung bình.'],
  },
  poplin: {
    label: '97% cotton, 3% spandex (poplin)',
    feel: [
      'Poplin dệt dày, mặt mịn và đứng phom, ít nhăn hơn cotton thường.',
      'Vải poplin mát, có độ giòn nhẹ giúp giữ nếp cổ và tay áo suốt ngày.',
    ],
    care: [washCold, 'Phơi trên móc khi còn ẩm để vải tự phẳng.', 'Ủi ở nhiệt độ trung bình.'],
  },
  chiffon: {
    label: '100% polyester (voan), lớp lót lụa',
    feel: [
      'Voan hai lớp bay nhẹ, lớp lót mềm nên không lo xuyên thấu.',
      'Mặt voan mịn như sương, không cào da và hầu như không nhăn.',
    ],
    care: ['Giặt tay nước lạnh hoặc cho vào túi giặt.', shade, coolIron],
  },
  lace: {
    label: '85% cotton, 15% nylon (ren), lót lụa',
    feel: [
      'Ren dệt nổi khối, mép ren cắt tay theo đường hoa, lớp lót lụa êm trên da.',
      'Ren cotton mềm, không cứng ngứa như ren thường, có lót liền thân.',
    ],
    care: [handWash, 'Phơi ngang trên mặt phẳng để ren không giãn.', coolIron],
  },
  brocade: {
    label: '60% tơ tằm, 40% viscose (gấm)',
    feel: [
      'Gấm dệt Jacquard, hoa văn chìm đổi sắc theo góc nhìn, đứng dáng mà không cứng.',
      'Sợi tơ pha viscose cho mặt gấm sáng dịu, sờ mát và có sức nặng vừa đủ.',
    ],
    care: [dryClean, shade, coolIron],
  },
  velvet: {
    label: '92% polyester, 8% spandex (nhung)',
    feel: [
      'Nhung tuyết lông ngắn, mềm như cánh hoa, co giãn hai chiều.',
      'Mặt nhung bắt sáng sâu, ấm vừa phải cho mùa đông miền Bắc và phòng lạnh miền Nam.',
    ],
    care: [
      dryClean,
      'Treo móc, không gấp lâu để tránh gãy tuyết nhung.',
      'Chỉ dùng hơi nước, không đè bàn ủi.',
    ],
  },
  tweed: {
    label: '55% cotton, 35% polyester, 10% len (tweed)',
    feel: [
      'Tweed dệt nhiều sợi màu, dày dặn mà nhẹ, có lót satin mát.',
      'Mặt tweed có chiều sâu, đường viền chỉ tết tay giữ nếp lâu.',
    ],
    care: [dryClean, 'Dùng bàn chải mềm chải bụi theo chiều sợi.', coolIron],
  },
  wool: {
    label: '70% len, 30% polyester',
    feel: [
      'Len pha dệt mịn, đứng phom, ấm mà không nặng.',
      'Mặt vải hơi lì, ít nhăn, có lót nên mặc không ngứa.',
    ],
    care: [dryClean, 'Cất cùng túi gỗ tuyết tùng hoặc long não.', 'Ủi hơi qua một lớp khăn ẩm.'],
  },
  knit: {
    label: '60% cotton, 40% acrylic (len dệt kim)',
    feel: [
      'Len cotton dệt kim mắt nhỏ, mềm và thoáng, không xù sau nhiều lần mặc.',
      'Sợi len mịn co giãn tự nhiên, ôm nhẹ mà không bó.',
    ],
    care: [handWash, 'Phơi ngang để len không bị kéo dài.', 'Gấp khi cất, không treo móc.'],
  },
  khaki: {
    label: '98% cotton, 2% spandex (khaki)',
    feel: [
      'Khaki chéo dày dặn, giặt mềm sẵn, lên phom gọn và bền màu.',
      'Vải khaki có độ co giãn nhẹ, ngồi lâu không nhăn hằn.',
    ],
    care: [washCold, shade, 'Ủi ở nhiệt độ trung bình.'],
  },
  denim: {
    label: '92% cotton, 6% lyocell, 2% spandex (denim)',
    feel: [
      'Denim mềm vừa, co giãn nhẹ và trở về dáng cũ sau mỗi lần giặt.',
      'Vải denim nhuộm sợi, màu phai dần theo cách rất riêng của người mặc.',
    ],
    care: ['Giặt riêng hai lần đầu, lộn trái, nước lạnh.', 'Không dùng nước xả vải.', shade],
  },
  tencel: {
    label: '65% tencel, 35% cotton',
    feel: [
      'Tencel mát tay, rủ nhẹ và khô rất nhanh, hợp khí hậu nóng ẩm.',
      'Sợi tencel từ gỗ bạch đàn mềm như lụa nhưng dễ chăm như cotton.',
    ],
    care: [washCold, shade, coolIron],
  },
  crepe: {
    label: '96% polyester, 4% spandex (crepe)',
    feel: [
      'Crepe mặt cát mịn, rủ và hầu như không nhăn, đi công tác rất tiện.',
      'Chất crepe dày vừa, không bóng, che khuyết điểm tốt mà vẫn nhẹ.',
    ],
    care: [washCold, 'Phơi trên móc, hầu như không cần ủi.', coolIron],
  },
}
