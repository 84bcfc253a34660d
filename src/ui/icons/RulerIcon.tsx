import { Icon, type IconProps } from './Icon'

export function RulerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 16 12.5-12.5 4.5 4.5L8 20.5 3.5 16ZM7.5 12l2 2M10.5 9l2.5 2.5M13.5 6l2 2" />
    </Icon>
  )
}
