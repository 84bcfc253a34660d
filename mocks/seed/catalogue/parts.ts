import type { BackDetail, Collar, Fibre, GarmentDesign, InnerDetail, Sleeve } from './garment.ts'

/** A part of a garment that its pictures show and that its texts may name. */
export type GarmentPart =
  | `${Collar} neck`
  | `${Exclude<Sleeve, 'none'>} sleeves`
  | `${'wide' | 'straight' | 'tapered' | 'cropped'} legs`
  | NonNullable<GarmentDesign['details']>[number]
  | `${BackDetail} behind`
  | 'tiers'
  | 'wrap'
  | 'lapels'
  | 'epaulettes'
  | 'ribbing'
  | 'zip'
  | 'knots'
  | 'panels'

type Kind = GarmentDesign['kind']
type Of<K extends Kind> = GarmentDesign & { kind: K }

/** Necks of shirts that have no buttons in front. */
const closed: ReadonlySet<Collar> = new Set(['v', 'round', 'boat', 'square', 'stand'])

const usualCollar = { wrap: 'v', shirt: 'point' } as const

/** Returns the neck of a garment. If its design names no neck, the cut decides. */
export function collarOf(design: GarmentDesign): Collar {
  switch (design.kind) {
    case 'dress':
      return (
        design.collar ??
        (design.cut === 'wrap' || design.cut === 'shirt' ? usualCollar[design.cut] : 'round')
      )
    case 'ao-dai':
      return design.collar ?? (design.cut === 'classic' ? 'stand' : 'round')
    default:
      return design.collar ?? 'point'
  }
}

function neckAndSleeves(design: GarmentDesign, sleeve: Sleeve): GarmentPart[] {
  return [`${collarOf(design)} neck`, ...(sleeve === 'none' ? [] : [`${sleeve} sleeves` as const])]
}

const ofCoat: Record<Of<'outerwear'>['cut'], readonly GarmentPart[]> = {
  blazer: ['lapels', 'buttons', 'pockets'],
  trench: ['lapels', 'buttons', 'pockets', 'belt', 'epaulettes'],
  cardigan: ['v neck', 'buttons', 'ribbing'],
  bomber: ['stand neck', 'zip', 'pockets', 'ribbing'],
}

const ofCut: Readonly<Record<string, readonly GarmentPart[]>> = {
  tiered: ['tiers'],
  wrap: ['wrap'],
  pleated: ['pleats'],
  shift: ['straight body'],
  shirt: ['buttons'],
}

/** Returns the parts that a cut always has, such as the lapels of a blazer. */
function partsOfCut(design: GarmentDesign): readonly GarmentPart[] {
  switch (design.kind) {
    case 'shirt': {
      const buttoned = closed.has(collarOf(design)) ? [] : (['buttons'] as const)
      const body = design.cut === 'relaxed' ? (['straight body'] as const) : []
      return [...neckAndSleeves(design, design.sleeve ?? 'long'), ...buttoned, ...body]
    }
    case 'dress':
      return [
        ...neckAndSleeves(design, design.sleeve ?? 'none'),
        ...(ofCut[design.cut] ?? []),
        ...(design.cut === 'wrap' ? (['belt'] as const) : []),
      ]
    case 'skirt':
      return ofCut[design.cut] ?? []
    case 'pants':
      return [
        `${design.cut} legs`,
        ...(design.cut === 'cropped' ? (['wide legs'] as const) : []),
        'pockets',
      ]
    case 'ao-dai':
      return [
        ...neckAndSleeves(design, design.sleeve ?? 'long'),
        ...(collarOf(design) === 'stand' ? (['knots'] as const) : []),
        'panels',
      ]
    case 'outerwear':
      return [
        'long sleeves',
        ...ofCoat[design.cut].map((part) =>
          part === 'lapels' && design.collar === 'round' ? 'round neck' : part,
        ),
      ]
  }
}

/**
 * Returns the parts of a garment that its pictures show. The front shows all parts except those that end in
 * `behind`.
 */
export function partsOf(design: GarmentDesign): Set<GarmentPart> {
  const behind = (design.behind ?? []).map((part) => `${part} behind` as const)
  return new Set([...partsOfCut(design), ...(design.details ?? []), ...behind])
}

/** A feature of a garment that a text may name: a part, or a detail of the inside. */
export type DescribablePart = GarmentPart | InnerDetail

/** Fabrics that always get a lining, because they are sheer or scratch. */
const alwaysLined: ReadonlySet<Fibre> = new Set(['chiffon', 'lace', 'tweed'])

/** Returns the features that the texts of a product may name. */
export function describableParts(product: {
  design: GarmentDesign
  cloth: Fibre
}): Set<DescribablePart> {
  const { design, cloth } = product
  return new Set<DescribablePart>([
    ...partsOf(design),
    ...(design.inside ?? []),
    ...(alwaysLined.has(cloth) ? (['lining'] as const) : []),
  ])
}
