import type { ReactNode, SVGProps } from 'react'

/** Props of every icon: `size` in px (24), the rest goes to the `svg`. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number }

/** Base of the line icons: 24 px grid, 1.5 px stroke in the text colour, silent to screen readers. */
export function Icon({ size = 24, children, ...props }: IconProps & { children: ReactNode }) {
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
      {children}
    </svg>
  )
}
