import type { SVGProps } from 'react'

/** The props of every icon. `size` is in px, 24 by default. All other props go to the `svg`. */
export type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * The base of all icons. `d` is an SVG path on a grid of 24 px, drawn with a line of 1.5 px in the colour of
 * the text. Screen readers do not see icons.
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

/** Returns an icon component for an SVG path. */
export const iconOfPath = (d: string, defaults?: IconProps) =>
  function LineIcon(props: IconProps) {
    return <Icon {...defaults} {...props} d={d} />
  }

/** Returns an icon component: lineIcon`M5 12h14`. With a tagged template, each icon stays on one line. */
export const lineIcon = ([d = '']: TemplateStringsArray) => iconOfPath(d)
