/** Made by `scripts/vite/source-facts-plugin.ts`. */
declare module 'virtual:source-facts' {
  type FileFacts = { imports: string[]; texts: string[]; tokens: string[] }
  export const facts: Readonly<Record<string, FileFacts>>
}
