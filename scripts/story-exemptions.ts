import type { Exemptions } from './lib/story-mirror.ts'

/** Components without a story of their own, and why each has none: parts that can not stand alone. */
export const storyExemptions: Exemptions = {
  'src/ui/choosing/combobox/ComboboxList.tsx': 'reads the context of Combobox, which shows it',
  'src/ui/form/FormBody.tsx': 'is the form element of Form, without a look of its own',
  'src/ui/media/slider/KeenSlides.tsx': 'is what Slider loads for two or more slides',
  'src/ui/sortable/SortableItem.tsx': 'reads the drag context of SortableList, which shows it',
  'src/ui/table/DataRow.tsx': 'takes a row of TanStack Table; DataTable shows it in every state',
  'src/ui/toast/ToastOutlet.tsx': 'is the late loading of Toaster',
  'src/features/admin-products/list/ProductMenu.tsx':
    'is the late menu of RowActions, which shows it',
  'src/features/admin-products/list/ProductName.tsx':
    'is a cell of ProductsList, which places its picture',
  'src/screens/order-success/NoToken.tsx': 'is the late part of OrderSuccessScreen, which shows it',
  'src/screens/admin/keys/PaletteEntry.tsx': 'reads the context of the search in CommandPalette',
}

/** How many components may lack a guide for their docs page. Lower it with each guide that is written. */
export const mayLackGuide = 0
