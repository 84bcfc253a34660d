import preview from '#.storybook/preview'
import { NewerVersion } from '@/features/offline/NewerVersion'

const meta = preview.meta({ component: NewerVersion })

/** Until a newer version has come it is not seen. */
export const UpToDate = meta.story({ tags: ['shows-nothing'] })
