import { entry, garment, sizes } from './entry.ts'
import { dye } from './palette.ts'
import { specials } from './specials.ts'

export const pants = [
  entry('quan-tay', 'crepe', {
    slug: 'quan-tay-ong-dung-thanh-lich',
    names: ['Quần tây ống đứng Thanh Lịch', 'Thanh Lich straight trousers'],
    design: garment.pants('straight', { details: ['pleats'], inside: ['elastic'] }),
    colours: [dye.black, dye.beige, dye.navy, dye.smoke],
    sizes: sizes.longWaist,
    price: 560_000,
    isFeatured: true,
    lead: 'Ly giữa ủi sẵn, cạp sau thun ẩn hai phân: mặc đi làm khỏi phải đắn đo.',
    englishLead:
      'A pressed crease, and 2 cm of hidden elastic at the back: work trousers you do not have to think about.',
  }),
  entry('quan-tay', 'wool', {
    slug: 'quan-tay-ong-con-ngoc-han',
    names: ['Quần tây ống côn Ngọc Hân', 'Ngoc Han tapered trousers'],
    design: garment.pants('tapered', { details: ['belt', 'pockets'] }),
    colours: [dye.coffee, dye.black, dye.ivory],
    sizes: sizes.waist,
    price: 590_000,
    lead: 'Đùi rộng, cổ chân gọn, thắt lưng vải đi kèm; dáng côn giúp giày cao hay giày bệt đều cân.',
    englishLead:
      'Room at the thigh, neat at the ankle, and a fabric belt. The taper works with heels and with flats.',
  }),
  entry('quan-tay', 'tencel', {
    slug: 'quan-tay-lung-an-chi',
    names: ['Quần tây lửng cạp cao An Chi', 'An Chi cropped trousers'],
    design: garment.pants('cropped', { pattern: 'stripe', details: ['pockets'] }),
    colours: [dye.navy, dye.smoke],
    sizes: sizes.waist,
    price: 490_000,
    originalPrice: 590_000,
    lead: 'Sọc mảnh chạy dọc ống, dài ngang bắp chân, mát và ít nhăn khi ngồi lâu.',
    englishLead:
      'A narrow stripe runs down the leg. They end at mid-calf, stay cool and hardly crease when you sit.',
  }),
  entry('quan-tay', 'khaki', {
    slug: specials.inactive,
    names: ['Quần tây ống đứng Mùa Cũ', 'Last Season straight trousers'],
    design: garment.pants('straight', { pattern: 'twill', details: ['pockets'] }),
    colours: [dye.smoke, dye.coffee],
    sizes: sizes.waist,
    price: 520_000,
    status: 'inactive',
    lead: 'Mẫu của mùa trước, tạm ngừng bán để chờ vải về đúng độ dày ban đầu.',
    englishLead: 'Last season’s style, resting until the cloth comes back in its original weight.',
  }),
  entry('quan-ong-rong', 'linen', {
    slug: 'quan-ong-rong-linen-mac-nhien',
    names: ['Quần ống rộng linen Mặc Nhiên', 'Mac Nhien wide-leg linen trousers'],
    design: garment.pants('wide', { details: ['belt', 'pockets'] }),
    colours: [dye.ivory, dye.earth, dye.moss],
    price: 620_000,
    isFeatured: true,
    lead: 'Ống rộng thả từ hông, dây thắt lưng cùng vải; mặc cùng sơ mi An Nhiên là thành bộ đồ của cả mùa hè.',
    englishLead:
      'Wide from the hip, with a belt of the same cloth to tie. With the An Nhien shirt they are the outfit of a whole summer.',
  }),
  entry('quan-ong-rong', 'silk', {
    slug: 'quan-ong-rong-lua-trang-ngan',
    names: ['Quần ống rộng lụa Trăng Ngàn', 'Forest Moon silk trousers'],
    design: garment.pants('wide'),
    colours: [dye.ivory, dye.black, dye.plum],
    price: 790_000,
    without: ['back'],
    lead: 'Nhẹ như quần lụa của bà, nhưng cắt theo phom hôm nay: cạp cao, ống rộng, dài che gót giày.',
    englishLead:
      'As light as our grandmothers’ silk trousers, in today’s cut: high waist, wide legs, long enough to cover the heel.',
  }),
  entry('quan-ong-rong', 'tencel', {
    slug: 'quan-culottes-gio-lanh',
    names: ['Quần culottes xếp ly Gió Lành', 'Gentle Breeze culottes'],
    design: garment.pants('cropped', { details: ['pleats'] }),
    colours: [dye.celadon, dye.beige, dye.black],
    price: 480_000,
    lead: 'Nhìn là váy, bước là quần: hai ly sâu phía trước, dài ngang bắp chân, hợp ngày nhiều việc.',
    englishLead:
      'A skirt when you stand, trousers when you walk: two deep pleats in front, mid-calf, made for busy days.',
  }),
  entry('quan-ong-rong', 'rawSilk', {
    slug: 'quan-ong-rong-hoa-hien-nha',
    names: ['Quần ống rộng hoa Hiên Nhà', 'Front Porch printed trousers'],
    design: garment.pants('wide', { pattern: 'floral', inside: ['elastic'] }),
    colours: [dye.navy, dye.blush],
    price: 450_000,
    originalPrice: 560_000,
    lead: 'Đũi in hoa giấy trước hiên, cạp thun mềm; mặc ở nhà cũng muốn soi gương.',
    englishLead:
      'Raw silk printed with the bougainvillea of a front porch, on a soft elastic waist. Made for home, worth a mirror.',
  }),
  entry('quan-jeans', 'denim', {
    slug: 'quan-jeans-ong-suong-pho-cu',
    names: ['Quần jeans ống suông Phố Cũ', 'Old Quarter straight jeans'],
    design: garment.pants('straight', { pattern: 'twill', details: ['pockets', 'rivets'] }),
    colours: [dye.denim, dye.paleDenim, dye.black],
    sizes: sizes.longWaist,
    price: 650_000,
    lead: 'Denim mười hai ounce wash nhẹ bằng ozone, suông thẳng từ gối; càng mặc càng đúng dáng của bạn.',
    englishLead:
      'Twelve-ounce denim in a light ozone wash, straight from the knee. The more you wear them, the more they are yours.',
  }),
  entry('quan-jeans', 'denim', {
    slug: 'quan-jeans-ong-rong-dem-he',
    names: ['Quần jeans ống rộng Đêm Hè', 'Summer Night wide-leg jeans'],
    design: garment.pants('wide', { pattern: 'twill', details: ['pockets', 'rivets'] }),
    colours: [dye.navy, dye.paleDenim],
    sizes: sizes.longWaist,
    price: 690_000,
    lead: 'Cạp cao, ống rộng đều từ đùi đến lai; denim mềm pha lyocell nên không nóng như vẻ ngoài.',
    englishLead:
      'High-waisted, and equally wide from thigh to hem. Soft denim with lyocell, so they are cooler than they look.',
  }),
  entry('quan-jeans', 'denim', {
    slug: 'quan-jeans-lung-ban-mai',
    names: ['Quần jeans ống côn Ban Mai', 'Daybreak tapered jeans'],
    design: garment.pants('tapered', { pattern: 'twill', details: ['pockets', 'rivets'] }),
    colours: [dye.paleDenim, dye.black],
    sizes: sizes.waist,
    price: 590_000,
    originalPrice: 720_000,
    lead: 'Ôm vừa, co giãn nhẹ, ống thon dần đến mắt cá; chiếc jeans dễ nhất cho người không quen mặc jeans.',
    englishLead:
      'Close but not tight, a little stretch, a leg that narrows to the ankle: the easiest jeans for people who never wear jeans.',
  }),
]
