import { Icon, type IconProps } from './Icon'

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
    </Icon>
  )
}
