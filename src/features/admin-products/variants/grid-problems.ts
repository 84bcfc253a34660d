import { textProblem, valueProblem } from '@/domain/admin/variant-cells'
import { gridCombinations, layers, cellKey, variantsByKey } from '@/domain/admin/variant-grid'
import type { FoundProblem } from './GridProblems'
import type { GridState } from './grid-state'

/** The ticked cells that can't be kept as they are, layer by layer. */
export function foundProblems({ grid, texts }: GridState): FoundProblem[] {
  const variants = variantsByKey(grid)
  const places = gridCombinations(grid)
  return layers.flatMap((layer) =>
    places.flatMap((place) => {
      const typed = texts.get(cellKey(place, layer))?.text
      const own = valueProblem(variants.get(cellKey(place)), layer)
      const problem = typed === undefined ? own : textProblem(typed)
      return problem ? [{ ...place, layer, problem }] : []
    }),
  )
}
