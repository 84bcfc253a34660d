/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Whether a parcel may be opened and looked at, without trying on, before it is paid. `unsaid` and absent: nothing is promised.
 */
export type WebsiteInfoParcelLook =
  (typeof WebsiteInfoParcelLook)[keyof typeof WebsiteInfoParcelLook]

export const WebsiteInfoParcelLook = {
  unsaid: 'unsaid',
  look: 'look',
  closed: 'closed',
} as const
