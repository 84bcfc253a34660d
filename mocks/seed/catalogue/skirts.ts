import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const skirts = [
  entry('chan-vay-chu-a', 'khaki', {
    slug: 'chan-vay-chu-a-nang-thu',
    names: ['Chân váy chữ A cài khuy Nắng Thu', 'Autumn Sun button-front skirt'],
    design: garment.skirt('a-line', {
      length: 'midi',
      pattern: 'twill',
      details: ['buttons', 'pockets'],
    }),
    colours: [dye.earth, dye.beige, dye.navy],
    price: 450_000,
    isFeatured: true,
    lead: 'Hàng khuy gỗ chạy suốt thân trước, cài đến đâu là tùy bước chân bạn hôm ấy.',
    englishLead:
      'Wooden buttons all the way down the front. How far you fasten them is up to that day’s stride.',
  }),
  entry('chan-vay-chu-a', 'tweed', {
    slug: 'chan-vay-chu-a-tweed-ha-thanh',
    names: ['Chân váy chữ A tweed Hà Thành', 'Old Hanoi tweed skirt'],
    design: garment.skirt('a-line', {
      length: 'mini',
      pattern: 'gingham',
      details: ['pockets', 'fringe'],
      inside: ['lining'],
    }),
    colours: [dye.ivory, dye.black],
    price: 590_000,
    lead: 'Tweed dệt nhiều sợi màu, viền tua chỉ mảnh ở lai; đi cùng áo len mỏng là đủ cho mùa đông Hà Nội.',
    englishLead:
      'Tweed of many-coloured yarns and a fine fringe at the hem. With a thin jumper it is all a Hanoi winter asks for.',
  }),
  entry('chan-vay-chu-a', 'chiffon', {
    slug: 'chan-vay-hoa-xoe-vuon-xuan',
    names: ['Chân váy hoa xòe Vườn Xuân', 'Spring Garden tiered skirt'],
    design: garment.skirt('tiered', {
      length: 'maxi',
      pattern: 'floral',
      inside: ['elastic'],
    }),
    colours: [dye.butter, dye.blush, dye.teal],
    price: 490_000,
    originalPrice: 610_000,
    lead: 'Ba tầng voan nối nhún, cạp thun ẩn; xoay một vòng là cả vườn hoa chuyển động.',
    englishLead:
      'Three gathered tiers of chiffon on a hidden elastic waist. Turn once, and the whole garden moves.',
  }),
  entry('chan-vay-but-chi', 'velvet', {
    slug: 'chan-vay-but-chi-tuyet-nhung',
    names: ['Chân váy bút chì Tuyết Nhung', 'Tuyet Nhung pencil skirt'],
    design: garment.skirt('straight', { length: 'midi', behind: ['vent'] }),
    colours: [dye.black, dye.navy, dye.smoke],
    sizes: sizes.full,
    price: 420_000,
    lead: 'Cạp cao bản to ôm gọn eo, xẻ sau mười lăm phân để lên xuống cầu thang không vướng.',
    englishLead:
      'A deep, high waistband that shapes you, and a 15 cm back vent that lets you take the stairs.',
  }),
  entry('chan-vay-but-chi', 'satin', {
    slug: 'chan-vay-but-chi-satin-da-lan',
    names: ['Chân váy bút chì satin Dạ Lan', 'Night Orchid satin pencil skirt'],
    design: garment.skirt('straight', { length: 'midi' }),
    colours: [dye.beige, dye.moss, dye.plum],
    price: 480_000,
    lead: 'Satin cắt xéo vải nên rủ theo đường hông thay vì bó, ánh mờ đủ dịu để mặc ban ngày.',
    englishLead:
      'Cut on the bias, so the satin follows the hip instead of gripping it. Matt enough for daytime.',
  }),
  entry('chan-vay-but-chi', 'brocade', {
    slug: 'chan-vay-quan-lua-tho-cam',
    names: ['Chân váy quấn lụa Thổ Cẩm', 'Highland Weave wrap skirt'],
    design: garment.skirt('wrap', { length: 'midi', pattern: 'brocade', details: ['belt'] }),
    colours: [dye.lacquer, dye.navy],
    sizes: sizes.short,
    price: 690_000,
    lead: 'Hoa văn dệt chìm gợi nhắc thổ cẩm vùng cao, vạt quấn buộc dây nên vừa với nhiều vòng eo.',
    englishLead:
      'A woven pattern that recalls the brocades of the northern hills, and a wrap that ties to fit many waists.',
  }),
  entry('chan-vay-xep-ly', 'chiffon', {
    slug: specials.dangerousHtml,
    names: ['Chân váy xếp ly Gió Thu', 'Autumn Breeze pleated skirt'],
    design: garment.skirt('pleated', { length: 'midi', details: ['pleats'] }),
    colours: [dye.celadon, dye.ivory, dye.black],
    price: 520_000,
    isFeatured: true,
    lead: 'Ly nhỏ dập đều, nhẹ đến mức chỉ nghe thấy tiếng vải khi bạn bước nhanh.',
    englishLead: 'Fine, even pleats, so light that you only hear the cloth when you walk fast.',
    rawHtml:
      '<p onclick="window.__xss = true">Giặt tay nước lạnh.</p><img src="x" onerror="window.__xss = true"><script>window.__xss = true</script><a href="javascript:window.__xss = true">Xem thêm</a>',
  }),
  entry('chan-vay-xep-ly', 'wool', {
    slug: 'chan-vay-xep-ly-caro-nu-sinh',
    names: ['Chân váy xếp ly ca-rô Nữ Sinh', 'Campus check pleated skirt'],
    design: garment.skirt('pleated', {
      length: 'mini',
      pattern: 'gingham',
      details: ['pleats'],
      inside: ['shorts'],
    }),
    colours: [dye.moss, dye.navy, dye.plum],
    price: 390_000,
    lead: 'Ca-rô trầm, ly bản to may chặn đến hông cho dáng gọn; có quần trong liền cạp.',
    englishLead:
      'A deep check, with wide pleats stitched down to the hip for a slim line. Shorts are built in.',
  }),
  entry('chan-vay-xep-ly', 'satin', {
    slug: 'chan-vay-xep-ly-dai-suong-khoi',
    names: ['Chân váy xếp ly dài Sương Khói', 'Mist long pleated skirt'],
    design: garment.skirt('pleated', { length: 'maxi', details: ['pleats'] }),
    colours: [dye.smoke, dye.blush],
    price: 560_000,
    originalPrice: 680_000,
    lead: 'Dài chạm mắt cá, ly chạy thẳng kéo dài đôi chân; hợp nhất với áo len lửng hoặc sơ mi bỏ trong.',
    englishLead:
      'Ankle length, with straight pleats that lengthen the leg. Best with a cropped jumper or a shirt tucked in.',
  }),
]
