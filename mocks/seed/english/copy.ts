import type { Fibre } from '../catalogue/garment'
import type { cloths } from '../copy/cloths'
import type { garments } from '../copy/garments'

type ClothCopy = (typeof cloths)[Fibre]
type GarmentKind = keyof typeof garments
type GarmentCopy = (typeof garments)[GarmentKind]

const washCold = 'Machine wash cold on a gentle cycle, inside out, in a laundry bag.'
const handWash = 'Hand wash cold with shampoo or a silk detergent. Do not wring.'
const dryClean = 'Dry clean. Air it on a hanger after each wear and the cloth recovers its shape.'
const shade = 'Dry in the shade; strong sun fades the colour.'
const coolIron = 'Iron cool, on the inside.'
const warmIron = 'Iron at medium heat.'

/** The sentences of `cloths` in English, in the same order. */
export const englishCloths: Readonly<Record<Fibre, ClothCopy>> = {
  linen: {
    label: '100% linen',
    feel: [
      'Pre-washed long-staple linen: soft from the first wear, absorbent and naturally cool.',
      'A slightly rough, airy linen; its small creases are part of its beauty.',
    ],
    care: [washCold, shade, 'Iron while slightly damp, or leave it naturally creased.'],
  },
  silk: {
    label: '100% mulberry silk',
    feel: [
      'Mulberry silk woven in Van Phuc, with a muted sheen: cool in the heat, warm in a chill.',
      'A light silk that drapes softly and weighs almost nothing on the shoulders.',
    ],
    care: [handWash, shade, coolIron],
  },
  rawSilk: {
    label: '70% silk, 30% cotton (raw silk)',
    feel: [
      'Raw silk with its rustic slub: light, quick to dry, and it does not hold sweat.',
      'Hand-reeled raw silk from Nam Cao, slightly fuzzy, cool and dry to the touch.',
    ],
    care: [handWash, shade, 'Steam iron; do not spray water on the cloth.'],
  },
  satin: {
    label: '95% polyester, 5% spandex (satin)',
    feel: [
      'Matt satin with a gentle glow, and a little stretch that moves with you.',
      'A substantial satin that falls straight and does not cling.',
    ],
    care: [washCold, shade, coolIron],
  },
  cotton: {
    label: '100% combed cotton',
    feel: [
      'Long-staple combed cotton, soft in the hand, that does not pill after many washes.',
      'A mid-weight cotton: not see-through, and absorbent on days spent on the move.',
    ],
    care: [washCold, shade, warmIron],
  },
  poplin: {
    label: '97% cotton, 3% spandex (poplin)',
    feel: [
      'A dense, smooth poplin that holds its shape and creases less than plain cotton.',
      'Cool poplin with a light crispness that keeps collar and cuffs sharp all day.',
    ],
    care: [washCold, 'Dry on a hanger while damp, so that it falls smooth.', warmIron],
  },
  chiffon: {
    label: '100% polyester (chiffon), silk lining',
    feel: [
      'Two floating layers of chiffon with a soft lining, so nothing shows through.',
      'Chiffon as fine as mist that does not scratch and hardly creases.',
    ],
    care: ['Hand wash cold, or machine wash in a laundry bag.', shade, coolIron],
  },
  lace: {
    label: '85% cotton, 15% nylon (lace), silk lining',
    feel: [
      'Raised lace, its edges cut by hand along the flowers, over a lining that is kind to the skin.',
      'A soft cotton lace without the stiffness of ordinary lace, fully lined.',
    ],
    care: [handWash, 'Dry flat, so that the lace does not stretch.', coolIron],
  },
  brocade: {
    label: '60% silk, 40% viscose (brocade)',
    feel: [
      'Jacquard brocade whose pattern changes with the light; it holds its shape without being stiff.',
      'Silk and viscose give this brocade a gentle light, a cool hand and just enough weight.',
    ],
    care: [dryClean, shade, coolIron],
  },
  velvet: {
    label: '92% polyester, 8% spandex (velvet)',
    feel: [
      'Short-pile velvet, as soft as a petal, with two-way stretch.',
      'Velvet of great depth, warm enough for a northern winter and for an air-conditioned room in the south.',
    ],
    care: [
      dryClean,
      'Keep it on a hanger; long folding crushes the pile.',
      'Steam only. Do not press with an iron.',
    ],
  },
  tweed: {
    label: '55% cotton, 35% polyester, 10% wool (tweed)',
    feel: [
      'A tweed of many colours, thick but light, with a cool satin lining.',
      'Tweed with real depth, and a hand-braided trim that keeps its shape.',
    ],
    care: [dryClean, 'Brush off dust with a soft brush, along the yarn.', coolIron],
  },
  wool: {
    label: '70% wool, 30% polyester',
    feel: [
      'A smooth wool blend that holds its shape and is warm without being heavy.',
      'A dry, matt surface that hardly creases; lined, so that it does not itch.',
    ],
    care: [dryClean, 'Store it with cedar or camphor.', 'Steam iron through a damp cloth.'],
  },
  knit: {
    label: '60% cotton, 40% acrylic (knit)',
    feel: [
      'A fine-gauge cotton knit, soft and airy, that does not pill.',
      'Smooth yarn with a natural stretch: it follows the body without gripping it.',
    ],
    care: [handWash, 'Dry flat, so that the knit does not stretch.', 'Store it folded, not hung.'],
  },
  khaki: {
    label: '98% cotton, 2% spandex (twill)',
    feel: [
      'A sturdy cotton twill, pre-washed for softness, with a clean shape and a fast colour.',
      'Cotton twill with a little stretch that does not crease when you sit.',
    ],
    care: [washCold, shade, warmIron],
  },
  denim: {
    label: '92% cotton, 6% lyocell, 2% spandex (denim)',
    feel: [
      'Soft denim with a little stretch that returns to shape with every wash.',
      'Yarn-dyed denim that fades in a way of your own.',
    ],
    care: ['Wash separately the first two times, inside out, cold.', 'No fabric softener.', shade],
  },
  tencel: {
    label: '65% Tencel, 35% cotton',
    feel: [
      'Tencel is cool, drapes lightly and dries fast: made for a hot, humid climate.',
      'Tencel, spun from eucalyptus: as soft as silk and as easy as cotton.',
    ],
    care: [washCold, shade, coolIron],
  },
  crepe: {
    label: '96% polyester, 4% spandex (crepe)',
    feel: [
      'Crepe with a fine, sandy surface that drapes and hardly creases: ideal for business trips.',
      'A mid-weight crepe without shine: forgiving, and still light.',
    ],
    care: [washCold, 'Dry on a hanger; it hardly needs an iron.', coolIron],
  },
}

/** The sentences of `garments` in English, in the same order. */
export const englishGarments: Readonly<Record<GarmentKind, GarmentCopy>> = {
  shirt: {
    fit: [
      'The shoulder sits where it should, with 3 cm of ease, so raising your arms does not pull.',
      'Seams are enclosed and the armhole is cut for a whole day of movement.',
      'True to size; if you like it loose, take one size up.',
    ],
    pairing: [
      'Wear it with high-waisted trousers for work and with jeans at the weekend.',
      'A pleated skirt and flat shoes are all it needs.',
      'Good under a blazer, and just as good with wide-leg trousers.',
    ],
  },
  dress: {
    fit: [
      'The bodice is lined with airy cotton and the armhole is neat: comfortable on your feet and at a desk.',
      'Clean enclosed seams and a blind hem make the inside as tidy as the outside.',
      'True to size; between two sizes, take the larger one.',
    ],
    pairing: [
      'Strappy sandals and a straw bag by day, heels by night.',
      'Add a thin cardigan in air conditioning, and pearl earrings for a party.',
      'Pointed shoes and a small bag are enough; let the cloth do the rest.',
    ],
  },
  skirt: {
    fit: [
      'A high waistband of moderate width for a neat waist, and a blind hem.',
      'Softly lined, with enclosed seams that leave no line.',
    ],
    pairing: [
      'Tuck in a plain T-shirt and wear white trainers, or a silk shirt for work.',
      'Good with a cropped blouse and pointed shoes; add a thin jumper when it is cold.',
    ],
  },
  pants: {
    fit: [
      'A high waist that holds, and a rise deep enough to sit in comfort.',
      'Neat at the hip, with enclosed seams; they keep their line, standing or sitting.',
    ],
    pairing: [
      'Wear them with a tucked-in shirt and pointed shoes, or with a tee and sandals at the weekend.',
      'A cropped blouse flatters the high waist; add a blazer when the day asks for one.',
    ],
  },
  'ao-dai': {
    fit: [
      'Close-fitting, with darts set to standard measurements and a slit that opens discreetly 1 cm above the waist.',
      'Raglan sleeves that leave no line at the armhole, and panels hemmed by hand.',
    ],
    pairing: [
      'Wear it with silk trousers, white or matching; add a turban for festive days.',
      'Our Forest Moon silk trousers complete it.',
    ],
  },
  outerwear: {
    fit: [
      'A neat shoulder with a slightly lowered armhole: there is room for a thin layer underneath.',
      'Inside seams are bound, so it looks tidy worn open.',
    ],
    pairing: [
      'It goes over a shift dress as well as over a tee and jeans.',
      'Match it with trousers in the same shade for a suit, or soften it with an A-line skirt.',
    ],
  },
}
