import { Icon, type IconProps } from './Icon'

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 8.5h13l1 11.5h-15l1-11.5Z" />
      <path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
    </Icon>
  )
}
