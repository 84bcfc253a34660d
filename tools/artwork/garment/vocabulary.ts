import type { DescribablePart } from '../../../mocks/seed/catalogue/parts.ts'

/**
 * The words with which a text names a part, in both languages. A text with these words must be about a
 * garment that has the part. `not` matches texts in which the words deny the part.
 */
type Word = { part: DescribablePart; says: RegExp; not?: RegExp }

const vocabulary: readonly Word[] = [
  { part: 'peter-pan neck', says: /cổ (lá )?sen|peter pan/ },
  { part: 'stand neck', says: /cổ (trụ|đứng)|stand[- ]collar|4 cm collar/ },
  { part: 'point neck', says: /cổ đức|pointed collar/ },
  { part: 'camp neck', says: /cổ danton|camp[- ]collar/ },
  { part: 'v neck', says: /cổ (chữ v|v(?!\p{L})|tim)|v-neck|\ba v of/u },
  { part: 'round neck', says: /cổ tròn|(crew|round)[- ]neck/ },
  { part: 'boat neck', says: /cổ thuyền|boat[- ]neck/ },
  { part: 'square neck', says: /cổ vuông|square[- ]neck/ },
  { part: 'puff sleeves', says: /tay (bồng|phồng)|puff sleeve|fullness in the sleeve/ },
  { part: 'bell sleeves', says: /tay loe|bell[- ]sleeve|flared sleeve|sleeves that flare/ },
  { part: 'long sleeves', says: /tay dài(?! có)|long sleeve|close sleeves/ },
  { part: 'short sleeves', says: /tay ngắn|short sleeve/ },
  { part: 'wide legs', says: /ống rộng|wide[- ]leg|wide from the hip|wide legs/ },
  { part: 'straight legs', says: /ống (đứng|suông)|straight (trousers|jeans|legs?)/ },
  { part: 'tapered legs', says: /ống (côn|thon)|tapered/ },
  {
    part: 'straight body',
    says: /(dáng|đầm|thân|linen) suông|\bshift\b|straight fall|straight body|straight and over/,
  },
  { part: 'tiers', says: /tầng|tier/ },
  { part: 'pleats', says: /\bly (nhỏ|dập|chính|bản|chạy|sâu)|xếp ly|pleat|pressed crease/ },
  { part: 'wrap', says: /vạt (chéo|quấn)|vắt chéo|váy quấn|\bwrap\b|fronts that cross/ },
  { part: 'ruffle', says: /bèo|ruffle|frill/ },
  { part: 'bow', says: /(?<!bow|chiếc )(?:cổ|dải) nơ|bow-neck|bow at the neck/ },
  { part: 'bow behind', says: /nơ (lớn )?(sau )?lưng|bow-back|bow at the back/ },
  { part: 'cranes behind', says: /hạc(?! trắng)|cranes/ },
  { part: 'vent behind', says: /xẻ sau|back vent/ },
  { part: 'side-slits', says: /xẻ hai bên|slit on both sides|side slit/ },
  { part: 'thin-straps', says: /hai dây|strappy|thin straps|\bstraps\b/ },
  { part: 'collar-trim', says: /viền khác màu|contrast trim|piped/ },
  { part: 'braid', says: /viền chỉ|braid/ },
  { part: 'fringe', says: /tua chỉ|để tưa|fringe|raw hem/ },
  { part: 'lotus', says: /thêu sen|(sen|cành sen) thêu|lotus.*embroider|embroider.*lotus/ },
  { part: 'buttons', says: /khuy(?!\p{L})|button/u },
  { part: 'pockets', says: /túi (đắp|sâu|nhỏ|hông|ẩn)|pocket/ },
  {
    part: 'belt',
    says: /thắt lưng|dây lưng|buộc dây|buộc bên hông|dây rút|\bbelt\b|ties at|drawstring/,
  },
  { part: 'lapels', says: /ve áo|lapel/, not: /không ve|without lapels/ },
  { part: 'epaulettes', says: /cầu vai|epaulette/ },
  { part: 'ribbing', says: /\bbo (gấu|tay|cổ)|cổ bo|knitted hem|long cuffs|ribbed hem/ },
  { part: 'zip', says: /khóa kéo|\bzip\b/ },
  { part: 'knots', says: /nút thắt|knots of/ },
  { part: 'lining', says: /\blót(?! trong)|lining|\blined\b/, not: /không lót|no lining/ },
  { part: 'elastic', says: /chun|lưng thun|elastic|smocked/ },
  { part: 'shorts', says: /quần trong|shorts are built in|built-in shorts/ },
  { part: 'padding', says: /vai đệm|đệm vai|padded|padding/, not: /không đệm|no padding/ },
]

/** Returns the parts that a text names. */
export function partsNamedIn(text: string): DescribablePart[] {
  const lower = text.toLocaleLowerCase('vi').normalize('NFC')
  return vocabulary.flatMap(({ part, says, not }) =>
    says.test(lower) && !not?.test(lower) ? [part] : [],
  )
}
