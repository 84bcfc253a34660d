import type { SVGProps } from 'react'

/** Props of every icon. `size` is in px (24 by default). The rest goes to the `svg`. */
export type IconProps = SVGProps<SVGSVGElement> & {
  size?: number
}

/**
 * The base of the line icons. `d` is drawn on a 24 px grid with a 1.5 px line in the text colour. Icons are
 * hidden from screen readers.
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
