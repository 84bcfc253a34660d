import { plain } from '@/lib/characters'

/** What forms take for an address (Product §5): `x@y.z` without spaces. The server judges it more strictly. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns an address as it is sent: composed (NFC), in the characters of a plain keyboard. */
export function tidyEmail(text: string): string {
  return plain(text).normalize('NFC')
}
