import { Icon, type IconProps } from './Icon'

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15.5m-6-6.5L20 12l-6.5 6.5" />
    </Icon>
  )
}
