import preview from '#.storybook/preview'
import { Pocket } from '@/features/pocket/Pocket'

const meta = preview.meta({ component: Pocket })

/** Until a newer version has come it is not seen. */
export const UpToDate = meta.story({ tags: ['shows-nothing'] })
