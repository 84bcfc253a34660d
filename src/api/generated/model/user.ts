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
  /**
   * Family name first: `Nguyễn Minh Anh`.
   * @maxLength 511
   */
  full_name: string
  /**
   * Tên, the given name: `Minh Anh`.
   * @maxLength 255
   */
  first_name: string
  /**
   * Họ, the family name: `Nguyễn`.
   * @maxLength 255
   */
  last_name: string
  /**
   * Also the name to sign in with; unique, blind to case.
   * @maxLength 255
   */
  email: string
  /**
   * As the person wrote it, so with blanks or `+84`. Empty when unknown.
   * @maxLength 255
   */
  phone: string
  /**
   * May use the back office. When absent or null, the API decides with each call.
   * @nullable
   */
  is_staff: boolean | null
  /**
   * What somebody of the staff may do, values of `Permission`, each right by itself: to write does not include to read. Others mean nothing; a list of others alone counts as absent. Absent or null: the host says whether it knows rights. Where `capabilities` of the site info are there and lack no `adminPermissions`, it does, and nothing that it has not allowed is offered; else everything is offered, and the host decides with each call.
   * @nullable
   * @items.maxLength 255
   */
  permissions?: string[] | null
}
