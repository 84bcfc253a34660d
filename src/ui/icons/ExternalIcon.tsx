import { Icon, type IconProps } from './Icon'

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4.5h6v6M19.5 4.5l-9 9M17 13.5v6H4.5V7h6" />
    </Icon>
  )
}
