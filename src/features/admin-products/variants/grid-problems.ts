import { textProblem, valueProblem } from '@/domain/admin/variant-cells'
import { gridPlaces, layers, placeKey, variantsByPlace } from '@/domain/admin/variant-grid'
import type { FoundProblem } from './GridProblems'
import type { GridState } from './grid-state'

/** The ticked cells that can't be kept as they are, layer by layer. */
export function foundProblems({ grid, texts }: GridState): FoundProblem[] {
  const variants = variantsByPlace(grid)
  const places = gridPlaces(grid)
  return layers.flatMap((layer) =>
    places.flatMap((place) => {
      const typed = texts.get(placeKey(place, layer))?.text
      const own = valueProblem(variants.get(placeKey(place)), layer)
      const problem = typed === undefined ? own : textProblem(typed)
      return problem ? [{ ...place, layer, problem }] : []
    }),
  )
}
