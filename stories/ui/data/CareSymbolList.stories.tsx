import preview from '#.storybook/preview'
import { careSymbols } from '@/lib/care'
import { CareSymbolList } from '@/ui/data/CareSymbolList'

const meta = preview.meta({
  component: CareSymbolList,
  args: { care: ['wash-hand', 'bleach-no', 'tumble-no', 'dry-line-shade', 'iron-110', 'clean-no'] },
})

export const OfSilk = meta.story()
export const All = meta.story({ args: { care: Object.values(careSymbols).flat() } })
