import { Icon, type IconProps } from './Icon'

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 6.3A10 10 0 0 1 12 6c4 0 7.2 2 9.5 6a15 15 0 0 1-2.5 3.2M6 8c-1.3 1-2.5 2.3-3.5 4 2.3 4 5.5 6 9.5 6 1.7 0 3.2-.4 4.6-1.1M4 4l16 16M10 10.2a2.8 2.8 0 0 0 3.9 3.9" />
    </Icon>
  )
}
