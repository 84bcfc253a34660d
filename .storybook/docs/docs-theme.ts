import brand from '@brand/brand.json'
import tokens from '@brand/figma.gen.json'
import { brandTheme } from '../brand-theme'

const theme = brandTheme({ brand, tokens })

/** Docs pages look like the sidebar beside them. */
export const docsTheme = { ...theme, appContentBg: theme.appPreviewBg }
