import { Icon, type IconProps } from './Icon'

export function GoogleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12.2h-8M20 12.2A8 8 0 1 1 17.5 6.3" />
    </Icon>
  )
}
