/** The library has no types of its own. */
declare module '@adobe/structured-data-validator' {
  /** Something that search engines would complain about. */
  export interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
    rootType: string
  }

  /** Checks structured data by the rules of Google's rich results. */
  export default class Validator {
    /** @param found the objects of a page, by notation and type */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
