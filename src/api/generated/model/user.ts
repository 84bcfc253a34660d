/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The signed-in person. Product §3 names the names and the e-mail; the rest is ours.
 */
export type User = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   * @nullable
   */
  id: number | null
  /** Family name first: `Nguyễn Minh Anh`. */
  full_name: string
  /** Tên, the given name: `Minh Anh`. */
  first_name: string
  /** Họ, the family name: `Nguyễn`. */
  last_name: string
  /** Also the name to sign in with; unique, blind to case. */
  email: string
  /** As the person wrote it, so with blanks or `+84`. Empty when unknown. */
  phone: string
  /**
   * May use the back office. When absent or null, the API decides with each call.
   * @nullable
   */
  is_staff: boolean | null
  /**
   * What somebody of the staff may do, values of `Permission`, each right by itself: to write does not include to read. Others mean nothing; a list of others alone counts as absent. When absent or null, all of it; the API decides with each call.
   * @nullable
   */
  permissions?: string[] | null
}
