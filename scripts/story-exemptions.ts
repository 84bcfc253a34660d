import type { Exemptions } from './lib/story-mirror.ts'

/** Components that are seen only inside others, whose stories show them. */
export const storyExemptions: Exemptions = {
  'src/features/admin-products/images/ImageTile.tsx': 'ImagesField',
  'src/features/admin-products/images/Refusals.tsx': 'ImagesField',
  'src/features/admin-products/variants/CodeInput.tsx': 'VariantsField',
  'src/features/admin-products/variants/ColorOptions.tsx': 'VariantsField',
  'src/features/admin-products/variants/ColorRow.tsx': 'VariantsField',
  'src/features/admin-products/variants/FillBar.tsx': 'VariantsField',
  'src/features/admin-products/variants/GridCell.tsx': 'VariantsField',
  'src/features/admin-products/variants/GridProblems.tsx': 'VariantsField',
  'src/features/admin-products/variants/GridTotals.tsx': 'VariantsField',
  'src/features/admin-products/variants/LayerTabs.tsx': 'VariantsField',
  'src/features/admin-products/variants/SizeOptions.tsx': 'VariantsField',
  'src/features/admin-products/variants/VariantTable.tsx': 'VariantsField',
}
