/** The English name and the first sentences of a product. Names of people lose their marks, as English writes them. */
export type ProductCopy = readonly [name: string, lead: string]

export const topsAndDresses: Readonly<Record<string, ProductCopy>> = {
  'ao-so-mi-linen-an-nhien': [
    'An Nhien band-collar linen shirt',
    'The linen shirt we wear most ourselves: a neat band collar, an easy shoulder, softer with every wash.',
  ],
  'ao-so-mi-poplin-minh-khue': [
    'Minh Khue poplin shirt',
    'The white shirt for every working day: a collar that holds its shape and a curved hem you can tuck in or leave out.',
  ],
  'ao-so-mi-ke-soc-thanh-mai': [
    'Thanh Mai striped shirt',
    'The fine stripe is woven in, not printed on, so it stays crisp and the ground stays clear, wash after wash.',
  ],
  'ao-so-mi-lua-nha-uyen': [
    'Nha Uyen silk shirt',
    'Silk with a muted sheen that moves as you do, and a clean V-neck for the meetings that matter.',
  ],
  'ao-so-mi-tay-ngan-ha-chi': [
    'Ha Chi camp-collar shirt',
    'Small flowers, painted by hand and printed on raw silk, in a shape that just meets your waistband: a shirt for June afternoons.',
  ],
  'ao-so-mi-caro-an-vien': [
    'An Vien gingham tunic shirt',
    'A small, quiet check, cut long over the hips. Wear it open over a T-shirt or buttoned to the top.',
  ],
  'ao-kieu-lua-co-no-tho-ngay': [
    'Tho Ngay bow-neck blouse',
    'A soft bow at the neck and a little fullness in the sleeve: a line of poetry in the middle of a working day.',
  ],
  'ao-kieu-ren-bach-tra': [
    'White Camellia lace blouse',
    'Raised floral lace over a lining of the same colour: modest, with a depth that shows in sunlight.',
  ],
  'ao-kieu-beo-van-khanh': [
    'Van Khanh ruffle blouse',
    'A square neck that shows the collarbone, and ruffles along the shoulder that make you look taller and lighter.',
  ],
  'ao-kieu-tay-loe-thu-ha': [
    'Thu Ha bell-sleeve chiffon blouse',
    'Two layers of chiffon in a daisy print, with sleeves that flare from the elbow. All it needs is a breeze.',
  ],
  'ao-kieu-cham-bi-ngoc-diep': [
    'Ngoc Diep polka-dot blouse',
    'The Peter Pan collar and tiny dots of our mothers’ old photographs, made again in a cloth that does not crease.',
  ],
  'ao-kieu-theu-tay-sen-ho-tay': [
    'West Lake Lotus embroidered blouse',
    'A spray of lotus, embroidered by hand in the village of Quat Dong. Each takes almost two days, and no two are quite alike.',
  ],
  'ao-thun-cotton-moc': [
    'Moc crew-neck T-shirt',
    'The plain tee that carries a whole wardrobe: a thick rib that keeps its shape, and a body that skims instead of clings.',
  ],
  'ao-thun-co-thuyen-binh-minh': [
    'Sunrise boat-neck top',
    'Sailor stripes, a boat neck that is not too wide, and close sleeves for cool mornings.',
  ],
  'ao-thun-gan-co-tim-dan-le': [
    'Dan Le ribbed V-neck T-shirt',
    'A fine rib with four-way stretch and a V of just the right depth: neat under a blazer, soft on its own.',
  ],
  'dam-but-chi-khanh-linh': [
    'Khanh Linh square-neck pencil dress',
    'High darts at the waist and a discreet back vent, so you walk easily through the longest day of meetings.',
  ],
  'dam-chu-a-co-sen-tu-anh': [
    'Tu Anh A-line dress',
    'A Peter Pan collar piped in a second colour and a skirt that opens gently from the waist: smart for the office, gentle for dinner.',
  ],
  'dam-blazer-tinh-van': [
    'Tinh Van blazer dress',
    'Lapels that cross like a blazer grown long, with a separate belt that changes the shape in a minute.',
  ],
  'dam-soc-nhat-lam': [
    'Nhat Lam striped shirt dress',
    'A familiar shirt, down to mid-calf. Tie the belt and it is a dress; leave it off and it is a light coat.',
  ],
  'dam-so-mi-linen-ha-an': [
    'Ha An linen shirt dress',
    'Mid-weight linen, two deep pockets, shell buttons: right for the flower market on a Sunday and for coffee on the pavement.',
  ],
  'dam-hoa-nhi-co-vuong-mai-an': [
    'Mai An floral square-neck dress',
    'Small flowers scattered on a light ground, and a smocked back that stays comfortable all day.',
  ],
  'dam-suong-cham-bi-y-nhi': [
    'Y Nhi polka-dot shift dress',
    'A shift that ends above the knee, with two hidden pockets. Add flat shoes and you are out of the door.',
  ],
  'dam-caro-babydoll-dao-chi': [
    'Dao Chi gingham babydoll dress',
    'Three loose, gathered tiers in a two-colour woven check: young, and never fussy.',
  ],
  'dam-maxi-xep-tang-mien-bien-nho': [
    'Remembered Sea tiered maxi dress with puff sleeves and detachable straps, our tenth-anniversary edition in raw silk dyed by hand with sea-almond leaves in Hoi An',
    'Dyed with dry sea-almond leaves gathered on An Bang beach, each batch its own shade. There is enough for one summer.',
  ],
  'dam-maxi-hai-day-thuy-duong': [
    'Thuy Duong strappy maxi dress',
    'Large flowers that bleed like watercolour, and a tie back you can adjust. Fold it into a suitcase without a thought.',
  ],
  'dam-maxi-linen-mien-thao': [
    'Mien Thao linen maxi dress',
    'One straight fall of linen from shoulder to ankle, slit on both sides to let the breeze through. The simpler it is, the longer it lasts.',
  ],
  'dam-lua-vat-cheo-dong-quynh': [
    'Dong Quynh silk wrap dress',
    'A wrap that ties at the side and long sleeves that close at the wrist: the cut is the jewellery.',
  ],
  'dam-ren-du-tiec-bach-nguyet': [
    'White Moon lace party dress',
    'Heavy guipure lace from neck to hem and a boat neck that frames the shoulders. Lined in silk, so nothing scratches all evening.',
  ],
  'dam-nhung-tram-huong': [
    'Agarwood V-neck velvet gown',
    'Velvet that catches the light in every fold, a V of moderate depth, and a back hem that brushes the floor in heels.',
  ],
  'dam-xep-ly-kim-ngan': [
    'Kim Ngan pleated dress',
    'Heat-set pleats that hold through many washes, in satin with the glow of a lake at dusk.',
  ],
  'dam-no-lung-tieu-my': [
    'Tieu My bow-back dress',
    'Crisp jacquard brocade, and a large bow at the back: it is what people remember when you leave the table.',
  ],
}
