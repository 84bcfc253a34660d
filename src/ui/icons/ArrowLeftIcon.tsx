import { Icon, type IconProps } from './Icon'

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4.5m6-6.5L4 12l6.5 6.5" />
    </Icon>
  )
}
