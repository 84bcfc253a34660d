import type { SVGProps } from 'react'

/** Props of every icon: `size` in px (24), the rest goes to the `svg`. */
export type IconProps = SVGProps<SVGSVGElement> & {
  size?: number
}

/**
 * Base of the line icons: `d` on a 24 px grid, 1.5 px stroke in the text colour, hidden from screen readers.
 */
export function Icon({ size = 24, d, children, ...props }: IconProps & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={d} />
      {children}
    </svg>
  )
}

export const lineIcon = (d: string, defaults?: IconProps) =>
  function LineIcon(props: IconProps) {
    return <Icon {...defaults} {...props} d={d} />
  }
