import type { ProductCopy } from './tops-and-dresses'

/** Skirts, trousers, áo dài and outerwear in English, by slug. */
export const bottomsAndCoats: Readonly<Record<string, ProductCopy>> = {
  'chan-vay-chu-a-nang-thu': [
    'Autumn Sun button-front skirt',
    'Wooden buttons all the way down the front. How far you fasten them is up to that day’s stride.',
  ],
  'chan-vay-chu-a-tweed-ha-thanh': [
    'Old Hanoi tweed skirt',
    'Tweed with a glint in the yarn and a fine fringe at the hem. With a thin jumper it is all a Hanoi winter asks for.',
  ],
  'chan-vay-hoa-xoe-vuon-xuan': [
    'Spring Garden tiered skirt',
    'Three gathered tiers of chiffon on a hidden elastic waist. Turn once, and the whole garden moves.',
  ],
  'chan-vay-but-chi-tuyet-nhung': [
    'Tuyet Nhung pencil skirt',
    'A deep, high waistband that shapes you, and a 15 cm back vent that lets you take the stairs.',
  ],
  'chan-vay-but-chi-satin-da-lan': [
    'Night Orchid satin pencil skirt',
    'Cut on the bias, so the satin follows the hip instead of gripping it. Matt enough for daytime.',
  ],
  'chan-vay-quan-lua-tho-cam': [
    'Highland Weave wrap skirt',
    'A woven pattern that recalls the brocades of the northern hills, and a wrap that ties to fit many waists.',
  ],
  'chan-vay-xep-ly-gio-thu': [
    'Autumn Breeze pleated skirt',
    'Fine, even pleats, so light that you only hear the cloth when you walk fast.',
  ],
  'chan-vay-xep-ly-caro-nu-sinh': [
    'Campus check pleated skirt',
    'A deep check, with wide pleats stitched down to the hip for a slim line. Shorts are built in.',
  ],
  'chan-vay-xep-ly-dai-suong-khoi': [
    'Mist long pleated skirt',
    'Ankle length, with straight pleats that lengthen the leg. Best with a cropped jumper or a shirt tucked in.',
  ],
  'quan-tay-ong-dung-thanh-lich': [
    'Thanh Lich straight trousers',
    'A pressed crease, and 2 cm of hidden elastic at the back: work trousers you do not have to think about.',
  ],
  'quan-tay-ong-con-ngoc-han': [
    'Ngoc Han tapered trousers',
    'Room at the thigh, neat at the ankle, and a fabric belt. The taper works with heels and with flats.',
  ],
  'quan-tay-lung-an-chi': [
    'An Chi cropped trousers',
    'A shadow stripe that shows only up close. They end 3 cm above the ankle, stay cool, and do not crease when you sit.',
  ],
  'quan-tay-ong-dung-mua-cu': [
    'Last Season straight trousers',
    'Last season’s style, resting until the cloth comes back in its original weight.',
  ],
  'quan-ong-rong-linen-mac-nhien': [
    'Mac Nhien wide-leg linen trousers',
    'Wide from the hip, with a drawstring of the same cloth. With the An Nhien shirt they are the outfit of a whole summer.',
  ],
  'quan-ong-rong-lua-trang-ngan': [
    'Forest Moon silk trousers',
    'As light as our grandmothers’ silk trousers, in today’s cut: high waist, straight leg, long enough to cover the heel.',
  ],
  'quan-culottes-gio-lanh': [
    'Gentle Breeze culottes',
    'A skirt when you stand, trousers when you walk: two deep pleats in front, mid-calf, made for busy days.',
  ],
  'quan-ong-rong-hoa-hien-nha': [
    'Front Porch printed trousers',
    'Raw silk printed with the bougainvillea of a front porch, on a soft elastic waist. Made for home, worth a mirror.',
  ],
  'quan-jeans-ong-suong-pho-cu': [
    'Old Quarter straight jeans',
    'Twelve-ounce denim in a light ozone wash, straight from the knee. The more you wear them, the more they are yours.',
  ],
  'quan-jeans-ong-rong-dem-he': [
    'Summer Night wide-leg jeans',
    'High-waisted, and equally wide from thigh to hem. Soft denim with lyocell, so they are cooler than they look.',
  ],
  'quan-jeans-lung-ban-mai': [
    'Daybreak cropped jeans',
    'Close but not tight, a little stretch, a raw hem: the easiest jeans for people who never wear jeans.',
  ],
  'ao-dai-lua-ha-dong-nguyet-cat': [
    'Nguyet Cat Ha Dong silk ao dai',
    'Van Phuc silk, woven 90 cm wide and cut the old five-panel way: no shoulder seam, flowing panels, a 4 cm collar.',
  ],
  'ao-dai-gam-lua-thuy-moc': [
    'Thuy Moc silk brocade ao dai',
    'A tone-on-tone flower, woven on the village’s old Jacquard loom. Each year there is cloth for one cutting only.',
  ],
  'ao-dai-theu-sen-thanh-tam': [
    'Thanh Tam lotus ao dai',
    'A lotus embroidered by hand along the front panel in six shades of pink. Each one comes with the name of its embroiderer.',
  ],
  'ao-dai-nhung-co-do': [
    'Imperial City velvet ao dai',
    'The soft velvet of the days before Tet in Hue: warm, and still falling as an ao dai should.',
  ],
  'ao-dai-cach-tan-to-gam-an-hoa': [
    'An Hoa modern brocade ao dai',
    'Mid-calf panels, flared sleeves, an open round neck: made for a whole day of New Year visits.',
  ],
  'ao-dai-linen-moc-mien': [
    'Moc Mien linen ao dai',
    'An ao dai for ordinary days: heavy linen, wooden buttons, two hip pockets, and panels that stay clear of a motorbike.',
  ],
  'ao-dai-hoa-cuc-mua-thu': [
    'Autumn Daisy ao dai',
    'Daisies scattered over silk-lined chiffon, with an easy boat neck, for the photographs of November.',
  ],
  'ao-blazer-dang-suong-mai-chi': [
    'Mai Chi relaxed blazer',
    'Lightly padded shoulders, straight and over the hip. Throw it on over a tee and jeans and the evening is planned.',
  ],
  'ao-blazer-tweed-phuong-ha': [
    'Phuong Ha tweed jacket',
    'Collarless tweed with covered buttons and four small braided pockets. With the Old Hanoi skirt it becomes a suit.',
  ],
  'ao-blazer-linen-nang-som': [
    'Early Sun linen blazer',
    'No lining, no padding, one layer of finely striped linen: a blazer for a city at thirty-five degrees.',
  ],
  'ao-mang-to-sai-gon-mua': [
    'Saigon Rain trench coat',
    'Water-repellent cotton twill, enough for a passing shower, with a separate belt and buttoned epaulettes.',
  ],
  'ao-mang-to-da-dong-lap': [
    'First Winter wool coat',
    'Double-faced wool with seams joined by hand, below the knee: a coat for many northern winters.',
  ],
  'ao-cardigan-len-nhat-ha': [
    'Nhat Ha cotton-blend cardigan',
    'A fine cotton-blend knit for air-conditioned offices, with coconut-shell buttons and long cuffs to roll up.',
  ],
  'ao-khoac-lua-theu-hac-trang': [
    'White Crane embroidered bomber',
    'A pair of cranes embroidered on the back of heavy satin, with a knitted hem: a little impulse for a serious wardrobe.',
  ],
  'ao-khoac-bomber-satin-ban-mau': [
    'Satin bomber jacket (sample)',
    'A sample: fit and price are still to be approved.',
  ],
}
