/**
 * Words of shoppers, and the words of a product that they mean. All words in a list on the left have the same
 * meaning. On the right, bars separate alternatives. An alternative matches when one fact of the product (its
 * name, category, colour …) has all its words. An empty text on the right marks filler words.
 */
export const meanings: Readonly<Record<string, string>> = {
  // Categories: a dress is "đầm" in the south and "váy" in the north. In the north a skirt is "váy" too.
  'đầm, váy đầm, đầm váy, váy liền, váy liền thân, dress, gown, frock': 'đầm',
  váy: 'đầm | váy',
  'chân váy, chan vay, juýp, zuýp, skirt': 'chân váy',
  'áo dài, ao dai': 'áo dài',
  'áo khoác, khoác, jacket, coat, outerwear': 'áo khoác',
  'áo, top': 'áo',
  'sơ mi, áo sơ mi, somi, shirt, shirts': 'sơ mi',
  'áo kiểu, blouse': 'áo kiểu',
  'áo thun, áo phông, thun, phông, t shirt, tshirt, tee': 'áo thun',
  'quần, pants, trousers, slacks': 'quần',
  'quần tây, quần âu, tailored trousers': 'quần tây',
  'quần jean, quần bò, quần jeans, jean, denim': 'jeans',
  'blazer, vest, áo vest': 'blazer | vest',
  'măng tô, măng to, trench, overcoat, trench coat': 'măng tô',
  'cardigan, áo len': 'cardigan | len',
  // Cuts
  'chữ a, a line': 'chữ a',
  'bút chì, ôm, pencil': 'bút chì',
  'xếp ly, pleated': 'xếp ly',
  'ống rộng, ống suông, wide leg': 'ống rộng | ống suông',
  'cổ tim, cổ v, v neck': 'cổ tim | cổ v',
  'sọc, kẻ sọc, kẻ, stripe, striped': 'sọc',
  'ca rô, caro, kẻ ca rô, gingham, check, checked, plaid': 'ca rô | gingham',
  'chấm bi, polka dot, dots, dotted': 'chấm bi',
  'hoa, hoa nhí, bông, floral, flower, flowers': 'name:hoa | name:floral',
  'thêu, thêu tay, embroidered, embroidery': 'thêu',
  // Occasions
  'dự tiệc, đi tiệc, tiệc, dạ hội, dạ tiệc, party, evening, cocktail, prom': 'dự tiệc',
  'đám cưới, đi cưới, ăn cưới, đi đám cưới, cưới, wedding': 'dự tiệc | áo dài',
  'công sở, đồ công sở, đi làm, văn phòng, office, work, business':
    'công sở | sơ mi | quần tây | bút chì | blazer',
  'dạo phố, đi chơi, đi phố, casual, everyday, weekend': 'dạo phố | áo thun | jeans',
  'đi biển, du lịch, beach, holiday, vacation': 'maxi | linen | đũi',
  'tết, đi lễ, lễ, tet, festive': 'áo dài',
  'mùa đông, trời lạnh, lạnh, ấm, winter, warm': 'len | nhung | măng tô | tweed',
  'mùa hè, mùa hạ, trời nóng, mát, summer, cool': 'linen | đũi | tencel | voan',
  // Cloths
  'lụa, vải lụa, tơ tằm, silk': 'lụa | tơ tằm',
  'đũi, vải đũi, raw silk': 'đũi',
  'vải lanh, lanh, linen': 'linen',
  'voan, chiffon, von': 'voan',
  'ren, lace': 'ren',
  'gấm, brocade': 'gấm',
  'nhung, velvet': 'material:nhung | name:velvet',
  'len, wool, woolen, woollen, knit, knitted': 'len',
  'kaki, khaki, twill': 'khaki',
  'cotton, bông vải, vải cotton': 'cotton',
  // Colours
  'đỏ, red, crimson, scarlet': 'color:đỏ',
  'đỏ đô, đỏ mận, burgundy, maroon, wine': 'color:đỏ mận',
  'hồng, pink, rose': 'color:hồng',
  'cam, orange': 'color:cam',
  'vàng, yellow, gold, mustard': 'color:vàng',
  'kem, cream': 'color:kem | color:ngà',
  'trắng, white': 'color:trắng',
  'trắng ngà, ngà, ivory, off white': 'color:ngà',
  'be, nude, beige': 'color:be',
  'nâu, brown': 'color:nâu',
  'xanh lá, xanh lá cây, xanh lục, green': 'color:celadon | color:rêu',
  'xanh dương, xanh biển, xanh da trời, xanh lam, xanh nước biển, blue':
    'color:thiên thanh | color:navy | color:chàm | color:bạc',
  'xanh ngọc, xanh cổ vịt, teal, turquoise': 'color:cổ vịt | color:celadon',
  xanh: 'color:xanh',
  'tím, purple, violet, lavender': 'color:tím',
  'xám, ghi, grey, gray': 'color:xám',
  'đen, black': 'color:đen',
  // Sizes in words
  small: 'size:s',
  medium: 'size:m',
  large: 'size:l',
  'extra large': 'size:xl',
  // Filler words
  'size, cỡ, sz, màu, màu sắc, vải, chất liệu, mặc, cho, nữ, phụ nữ, loại, mẫu, những, và, đồ, để, của, color, colour, for, in, the, with, and, women, woman, ladies, of, to, wear, made, clothes, outfit':
    '',
}
