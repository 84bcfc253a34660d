/** One sentence of docs/product.md. */
export interface Sentence {
  /** `4.5.3`: two or three levels, and a letter where a rule has several sentences. */
  id: string
  /** Markdown. The cells of a table's row stand between dashes. */
  text: string
  /** Why no test holds the shop to it: what stands behind "No test:" at its end. */
  noTest?: string
}

/** A heading of docs/product.md and the sentences below it. */
export interface SpecificationSection {
  /** `4.5` */
  id: string
  title: string
  sentences: Sentence[]
}

const heading = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/
const item = /^- \*\*(\d+(?:\.\d+)+[a-z]?)\*\* (.+)$/
const row = /^\| \*\*(\d+(?:\.\d+)+[a-z]?)\*\* +\| (.+) \|$/

/** Reads docs/product.md. Text before its first numbered heading belongs to no section. */
export function readSpecification(markdown: string): SpecificationSection[] {
  const sections: SpecificationSection[] = []
  for (const line of markdown.split('\n')) {
    const section = sections.at(-1)
    const [, sectionId, title] = heading.exec(line) ?? []
    if (sectionId && title) sections.push({ id: sectionId, title, sentences: [] })
    if (!section) continue
    const [, id, text] = item.exec(line) ?? row.exec(line) ?? []
    if (id && text) section.sentences.push({ id, text: text.replaceAll(/ +\| +/g, ' – ') })
    const last = section.sentences.at(-1)
    if (last && line.startsWith('  ')) last.text += ` ${line.trim()}`
  }
  for (const sentence of sections.flatMap(({ sentences }) => sentences)) takeReason(sentence)
  return sections
}

/** Moves "_No test: …_" from a sentence's text to its `noTest`. */
function takeReason(sentence: Sentence): void {
  const [, text, reason] = /^(.*?) _No test: (.+)_$/.exec(sentence.text) ?? []
  if (!text || !reason) return
  sentence.text = text
  sentence.noTest = reason
}
