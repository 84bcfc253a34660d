import type { CatalogueEntry } from '../catalogue/entry'
import type { GarmentDesign } from '../catalogue/garment'

/**
 * A sentence that several products share, in both languages, with a test for the garments that it is true of.
 */
export type Sentence = readonly [
  own: string,
  english: string,
  when?: (garment: CatalogueEntry) => boolean,
]

const isSleeveless = ({ design }: CatalogueEntry) =>
  design.sleeve === 'none' || design.sleeve === 'short'
const isLongSleeved = ({ design }: CatalogueEntry) => design.sleeve === 'long'
const isPuffed = ({ design }: CatalogueEntry) =>
  design.sleeve === 'puff' || design.sleeve === 'bell'
const isTee = ({ category }: CatalogueEntry) => category === 'ao-thun'
const isShirt = ({ category }: CatalogueEntry) => category === 'ao-so-mi'
const isBlouse = ({ category }: CatalogueEntry) => category === 'ao-kieu'
const isForWork = ({ category }: CatalogueEntry) => category === 'dam-cong-so'
const isForParties = ({ category }: CatalogueEntry) => category === 'dam-du-tiec'
const isForDays = (garment: CatalogueEntry) => !isForWork(garment) && !isForParties(garment)
const isFitted = ({ design }: CatalogueEntry) =>
  design.cut === 'fitted' || design.cut === 'straight'
const isLoose = (garment: CatalogueEntry) => !isFitted(garment)
const isMini = ({ design }: CatalogueEntry) => 'length' in design && design.length === 'mini'
const isPencil = ({ category }: CatalogueEntry) => category === 'chan-vay-but-chi'
const isJeans = ({ cloth }: CatalogueEntry) => cloth === 'denim'
const isElastic = ({ design }: CatalogueEntry) => design.inside?.includes('elastic') ?? false
const isStiff = (garment: CatalogueEntry) => !isElastic(garment) && !isJeans(garment)
const isTraditional = ({ category }: CatalogueEntry) => category === 'ao-dai-truyen-thong'
const isModern = ({ category }: CatalogueEntry) => category === 'ao-dai-cach-tan'
const isTailored = ({ category }: CatalogueEntry) =>
  category === 'ao-blazer' || category === 'ao-mang-to'
const isLined = ({ design }: CatalogueEntry) => design.inside?.includes('lining') ?? false
const not = (rule: (garment: CatalogueEntry) => boolean) => (garment: CatalogueEntry) =>
  !rule(garment)

type GarmentCopy = { fit: readonly Sentence[]; pairing: readonly Sentence[] }

/** Sentences for each kind of garment: how it fits, and which clothes match it. */
export const garments: Readonly<Record<GarmentDesign['kind'], GarmentCopy>> = {
  shirt: {
    fit: [
      [
        'Vai đặt đúng điểm, thân chừa ba phân cử động nên giơ tay không bị kéo.',
        'The shoulder sits where it should, with 3 cm of ease, so raising your arms doesn’t pull.',
        isShirt,
      ],
      [
        'Măng sét hai nấc khuy, xắn lên khuỷu tay vẫn giữ nếp.',
        'Two-button cuffs that stay put when you roll them to the elbow.',
        (garment) => isShirt(garment) && isLongSleeved(garment),
      ],
      [
        'Vòng nách vừa đủ để cử động cả ngày, đường may cuốn gọn bên trong.',
        'The armhole is cut for a whole day of movement, and the seams are enclosed.',
        not(isTee),
      ],
      [
        'Áo vừa đúng size; nếu thích mặc rộng, bạn chọn lớn hơn một size.',
        'True to size; if you like it loose, take one size up.',
        isLoose,
      ],
      [
        'Thân ôm nhẹ theo eo, không bó; giữa hai size, bạn chọn size lớn hơn.',
        'It follows the waist without gripping it; between two sizes, take the larger.',
        isFitted,
      ],
      [
        'Tay rộng nhưng cửa tay gọn, rửa tay hay gõ phím đều không vướng.',
        'Full sleeves with a neat cuff that stays clear of keyboards and taps.',
        isPuffed,
      ],
      [
        'Cổ và vai may đường đôi nên giặt nhiều lần không giãn.',
        'Double-stitched at neck and shoulder, so it keeps its shape wash after wash.',
        not(isShirt),
      ],
    ],
    pairing: [
      [
        'Đi với quần tây cạp cao ngày đi làm, với jeans ngày cuối tuần.',
        'Wear it with high-waisted trousers to work and with jeans at the weekend.',
        isShirt,
      ],
      [
        'Cài kín dưới áo len mỏng, hoặc thả tà ngoài chân váy bút chì.',
        'Button it up under a thin jumper, or leave it loose over a pencil skirt.',
        (garment) => isShirt(garment) && isLongSleeved(garment),
      ],
      [
        'Phối cùng chân váy xếp ly và giày bệt là đủ dịu dàng.',
        'A pleated skirt and flat shoes are all it needs.',
        isBlouse,
      ],
      [
        'Bỏ trong quần ống rộng, thêm đôi khuyên nhỏ là sẵn sàng cho bữa tối.',
        'Tuck it into wide-leg trousers and add small earrings for dinner.',
        isBlouse,
      ],
      [
        'Mặc trong blazer ban ngày, để một mình khi tan làm.',
        'Under a blazer by day, on its own after work.',
        not(isPuffed),
      ],
      [
        'Mặc cùng jeans và giày thể thao trắng; trời lạnh khoác thêm cardigan.',
        'With jeans and white trainers; add a cardigan when it is cold.',
        isTee,
      ],
      [
        'Hợp với quần culottes và dép quai ngang cho những ngày nắng.',
        'Good with culottes and sandals on sunny days.',
        isSleeveless,
      ],
      [
        'Đi cùng quần ống đứng để phần tay áo là điểm nhấn.',
        'Straight trousers let the sleeves do the talking.',
        isPuffed,
      ],
    ],
  },
  dress: {
    fit: [
      [
        'Thân trên vừa vặn, vòng nách gọn, ngồi lâu vẫn thoải mái.',
        'A bodice that fits and a neat armhole: comfortable through a long day at a desk.',
        isForWork,
      ],
      [
        'Đường ráp may cuốn sạch, lai giấu chỉ nên mặt trong cũng gọn như mặt ngoài.',
        'Enclosed seams and a blind hem make the inside as tidy as the outside.',
        not(isForParties),
      ],
      [
        'Đầm vừa đúng size; nếu số đo nằm giữa hai size, bạn chọn size lớn hơn.',
        'True to size; between two sizes, take the larger one.',
      ],
      [
        'Eo có chỗ thở, chân váy đủ rộng để bước lên xe máy không vướng.',
        'There is room at the waist and in the skirt, enough to get on a motorbike.',
        (garment) => isForDays(garment) && !isMini(garment),
      ],
      [
        'Mặc vào dễ dàng, không cần người giúp.',
        'Easy to get into on your own.',
        (garment) => isForParties(garment) && garment.design.cut !== 'wrap',
      ],
      [
        'Thân rộng vừa phải, mặc qua đầu nhẹ nhàng.',
        'Easy through the body: it goes on over the head.',
        isForDays,
      ],
      [
        'Đường chiết giữ eo gọn, đứng lâu không nhăn.',
        'Darts shape the waist, so it stays smooth when you stand for hours.',
        (garment) => isForParties(garment) || isForWork(garment),
      ],
    ],
    pairing: [
      [
        'Đi cùng sandal quai mảnh và túi cói ban ngày, giày cao gót buổi tối.',
        'Strappy sandals and a straw bag by day, heels by night.',
        (garment) => isForDays(garment) && !isMini(garment),
      ],
      [
        'Khoác thêm cardigan mỏng khi vào phòng lạnh.',
        'Add a thin cardigan in air conditioning.',
        (garment) => isSleeveless(garment) && !isForParties(garment),
      ],
      [
        'Giày mũi nhọn và chiếc túi cầm tay nhỏ là đủ cho một ngày họp.',
        'Pointed shoes and a small bag are enough for a day of meetings.',
        isForWork,
      ],
      [
        'Thêm đôi bông tai ngọc trai và giày gót mảnh cho bữa tiệc.',
        'Pearl earrings and slim heels finish it for a party.',
        (garment) => isForParties(garment) && !isLongSleeved(garment),
      ],
      [
        'Tóc búi thấp, giày cùng tông: để chất vải lên tiếng.',
        'Wear your hair up and shoes in the same shade, and let the cloth speak.',
        isForParties,
      ],
      [
        'Mang cùng giày thể thao trắng ban ngày, giày bệt khi đi ăn tối.',
        'White trainers by day, flats for dinner.',
        (garment) => isForDays(garment) && (isMini(garment) || isPuffed(garment)),
      ],
      [
        'Thắt thêm dây lưng da khi muốn gọn hơn, đi cùng giày gót vuông.',
        'Swap in a leather belt for a sharper line, with block heels.',
        (garment) => isForWork(garment) && isLongSleeved(garment),
      ],
    ],
  },
  skirt: {
    fit: [
      [
        'Cạp cao bản vừa giúp eo gọn, lai giấu chỉ.',
        'A high waistband of moderate width for a neat waist, and a blind hem.',
        not(isElastic),
      ],
      [
        'Mặt trong may cuốn sạch nên không lộ đường may.',
        'Enclosed seams on the inside that leave no line.',
      ],
      [
        'Hông chừa vừa đủ để ngồi bệt không căng.',
        'Enough ease at the hip to sit on the floor.',
        isPencil,
      ],
      [
        'Cạp ngồi đúng eo, không xoay khi đi nhanh.',
        'The waistband stays in place when you walk fast.',
        not(isPencil),
      ],
    ],
    pairing: [
      [
        'Bỏ trong cùng áo thun trơn và giày thể thao trắng.',
        'Tuck in a plain T-shirt and wear white trainers.',
        not(isPencil),
      ],
      [
        'Mặc cùng sơ mi lụa và giày gót thấp khi đi làm.',
        'With a silk shirt and low heels for work.',
        not(isMini),
      ],
      [
        'Hợp với áo kiểu dáng lửng và giày mũi nhọn.',
        'Good with a cropped blouse and pointed shoes.',
        not(isMini),
      ],
      [
        'Thêm áo len mỏng và bốt cổ thấp khi trời lạnh.',
        'Add a thin jumper and ankle boots when it is cold.',
      ],
    ],
  },
  pants: {
    fit: [
      [
        'Cạp cao giữ eo, đáy sâu vừa để ngồi không cấn.',
        'A high waist that holds, and a rise deep enough to sit in comfort.',
        isStiff,
      ],
      [
        'Hông vừa vặn, đường may cuốn gọn bên trong, đứng hay ngồi đều giữ dáng.',
        'Neat at the hip, with enclosed seams; they keep their line, standing or sitting.',
        not(isJeans),
      ],
      [
        'Lưng sau may cao hơn trước một phân nên cúi người không hở.',
        'The back sits 1 cm higher than the front, so bending leaves no gap.',
      ],
      [
        'Đùi chừa vừa đủ, gối không giãn sau một ngày ngồi.',
        'Enough room in the thigh, and the knees don’t bag after a day of sitting.',
        ({ design }) => design.cut !== 'wide',
      ],
      ['Cạp mềm, ôm nhẹ mà không hằn.', 'A soft waistband that leaves no line.', isElastic],
    ],
    pairing: [
      [
        'Mặc cùng sơ mi bỏ trong và giày mũi nhọn cho ngày đi làm.',
        'Wear them to work with a tucked-in shirt and pointed shoes.',
        ({ category }) => category === 'quan-tay',
      ],
      [
        'Đi với áo kiểu dáng lửng để tôn cạp cao.',
        'A cropped blouse flatters the high waist.',
        ({ cloth }) => cloth !== 'rawSilk',
      ],
      [
        'Đi cùng áo thun trơn và giày thể thao là xong một ngày cuối tuần.',
        'A plain tee and trainers make a weekend of them.',
        isJeans,
      ],
      [
        'Mặc cùng áo hai dây hoặc áo thun mềm, dép quai ngang.',
        'With a camisole or a soft tee, and sandals.',
        ({ category }) => category === 'quan-ong-rong',
      ],
      [
        'Khoác blazer cùng tông khi cần chỉn chu.',
        'Add a blazer in the same shade when the day asks for one.',
        not(isElastic),
      ],
    ],
  },
  'ao-dai': {
    fit: [
      [
        'Tay nối raglan không hằn nách, đường tà vắt tay từng mũi.',
        'Raglan sleeves that leave no line at the armhole, and panels hemmed by hand.',
        isTraditional,
      ],
      [
        'Thân buông nhẹ, tà xẻ trên eo một phân kín đáo.',
        'It falls easily from the shoulder, with a slit that opens discreetly 1 cm above the waist.',
      ],
      [
        'Nách và ngực chừa đủ để đi xe, bế con hay cúi người.',
        'There is room at bust and armhole to ride, to carry a child, to bend.',
        isModern,
      ],
      [
        'Tà nặng vừa đủ để buông thẳng, không tốc khi có gió.',
        'The panels are just heavy enough to fall straight in a breeze.',
        isTraditional,
      ],
    ],
    pairing: [
      [
        'Đi cùng quần lụa trắng hoặc đồng màu; thêm chiếc khăn vấn cho ngày lễ.',
        'Wear it with silk trousers, white or matching; add a turban for festive days.',
        isTraditional,
      ],
      [
        'Phối với quần lụa Trăng Ngàn cùng nhà là thành bộ trọn vẹn.',
        'Our Forest Moon silk trousers complete it.',
      ],
      [
        'Mặc cùng quần ống rộng và giày bệt cho ngày thường.',
        'With wide-leg trousers and flats for every day.',
        isModern,
      ],
    ],
  },
  outerwear: {
    fit: [
      [
        'Vai vừa, nách hạ nhẹ để mặc thêm một lớp áo mỏng bên trong vẫn thoải mái.',
        'A neat shoulder with a slightly lowered armhole: there is room for a thin layer underneath.',
        isTailored,
      ],
      [
        'Mặt trong bọc mép sạch sẽ, mặc mở vạt vẫn gọn.',
        'Inside seams are bound, so it looks tidy worn open.',
        (garment) => !isLined(garment) && garment.cloth !== 'knit',
      ],
      [
        'Lớp lót trơn nên xỏ tay nhẹ, không kéo lớp áo trong.',
        'A smooth lining: it slides on without pulling at what you wear underneath.',
        isLined,
      ],
      [
        'Dáng vừa người; nếu hay mặc áo len bên trong, bạn chọn lớn hơn một size.',
        'True to size; take one size up if you wear jumpers underneath.',
      ],
    ],
    pairing: [
      [
        'Khoác ngoài đầm suông hay áo thun và jeans đều cân.',
        'It goes over a shift dress as well as over a tee and jeans.',
        not(isTailored),
      ],
      [
        'Đi với quần tây cùng tông để thành bộ.',
        'Match it with trousers in the same shade for a suit.',
        ({ category }) => category === 'ao-blazer',
      ],
      [
        'Mặc ngoài chân váy chữ A cho mềm, ngoài jeans cho gọn.',
        'Soften it with an A-line skirt, or keep it sharp over jeans.',
      ],
      [
        'Thắt eo khi mặc ngoài đầm dài, thả vạt khi mặc ngoài quần tây.',
        'Tie it over a long dress, leave it open over trousers.',
        ({ category }) => category === 'ao-mang-to',
      ],
    ],
  },
}
