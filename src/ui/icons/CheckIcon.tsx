import { Icon, type IconProps } from './Icon'

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.8 4.8L19.5 7" />
    </Icon>
  )
}
