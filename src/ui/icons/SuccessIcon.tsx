import { Icon, type IconProps } from './Icon'

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.3 2.8 2.8 5.2-5.6" />
    </Icon>
  )
}
