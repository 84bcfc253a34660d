import type { View } from '../artwork/manifest'
import type { GarmentDesign } from '../catalogue/garment'
import type { DescribablePart } from '../catalogue/parts'
import names from './parts.json' with { type: 'json' }

type Name = Readonly<Record<'vi' | 'en', string>>

type Names = {
  /** The name of each part of a garment. It is null when the name would add no information. */
  parts: Readonly<Record<DescribablePart, Name | null>>
  /** The name of each view in the description of a picture. */
  views: Readonly<Record<View, Name>>
  /** The name of each cut in the table of facts. A key such as `midi skirt wrap` is for these skirts only. */
  cuts: Readonly<Record<GarmentDesign['cut'], Name> & Partial<Record<string, Name>>>
}

const { parts, views, cuts }: Names = names
export { parts as partNames, views as viewNames, cuts as cutNames }
