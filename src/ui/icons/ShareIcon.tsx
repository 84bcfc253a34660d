import { Icon, type IconProps } from './Icon'

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V3.5M8 7.5l4-4 4 4M7 11H5v9.5h14V11h-2" />
    </Icon>
  )
}
