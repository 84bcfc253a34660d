import { brandTheme } from '../brand-theme'

/** Docs pages look like the sidebar beside them. */
export const docsTheme = { ...brandTheme, appContentBg: brandTheme.appPreviewBg }
