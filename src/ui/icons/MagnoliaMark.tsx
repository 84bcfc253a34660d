import { Icon, type IconProps } from './Icon'

/** The house flower (mộc lan), drawn where a picture or an empty shelf would be. 48 px grid, thin line. */
export function MagnoliaMark({ size = 48, ...props }: IconProps) {
  return (
    <Icon size={size} viewBox="0 0 48 48" strokeWidth="1" {...props}>
      <path d="M24 34c-6-4-8.5-11-6.5-18.5C18.5 12 21 9 24 7c3 2 5.5 5 6.5 8.5C32.5 23 30 30 24 34Z" />
      <path d="M17.3 17c-3.8-1-7.3-.6-10.3.8.4 7.7 5.3 14.2 17 16.2M30.7 17c3.8-1 7.3-.6 10.3.8-.4 7.7-5.3 14.2-17 16.2" />
      <path d="M11 28.5c-2 .4-3.7 1.4-5 2.8 4.2 4.2 10.7 5.5 18 2.7 7.3 2.8 13.8 1.5 18-2.7-1.3-1.4-3-2.4-5-2.8" />
      <path d="M24 34c-.3 2.7-.2 5 .7 8M24 28V15" />
    </Icon>
  )
}
