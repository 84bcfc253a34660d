import { mark } from '@brand/brand.json'
import { iconOfPath, lineIcon } from './icon'

// The icons of the header and the footer, which every visit loads. All other icons are in icons.tsx.

export const AlertIcon = lineIcon`M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 7.5V13M12 16.3v.1`
export const BagIcon = lineIcon`M5.5 8.5h13l1 11.5h-15l1-11.5ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11`
export const ChevronDownIcon = lineIcon`m6 9.5 6 6 6-6`
export const MenuIcon = lineIcon`M4 7h16M4 12h16M4 17h10`
export const PhoneIcon = lineIcon`M6.2 3.8h2.4l1.7 4.3-2 1.5a11.6 11.6 0 0 0 6.1 6.1l1.5-2 4.3 1.7v2.4c0 1.3-1 2.4-2.3 2.4C10.3 20.2 3.8 13.7 3.8 6.1c0-1.3 1.1-2.3 2.4-2.3Z`
export const SearchIcon = lineIcon`M4.5 10.75a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 1 0 -12.5 0ZM15.5 15.5l4.75 4.75`
export const UserIcon = lineIcon`M8 8a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6`

/**
 * The symbol of the brand, drawn with thin lines on a grid of 48 px. The symbol replaces missing pictures and
 * stands in empty lists.
 */
export const BrandMark = iconOfPath(mark, { size: 48, viewBox: '0 0 48 48', strokeWidth: 1 })
