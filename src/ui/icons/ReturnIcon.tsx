import { Icon, type IconProps } from './Icon'

export function ReturnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5h10.2a4.9 4.9 0 0 1 0 9.8H8M8.5 5.5l-4 4 4 4" />
    </Icon>
  )
}
