import { Icon, type IconProps } from './Icon'

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h18v12.5H3zM3 10h18M6.5 15h3.5" />
    </Icon>
  )
}
