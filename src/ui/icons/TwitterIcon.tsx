import { Icon, type IconProps } from './Icon'

export function TwitterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 4.5 11.7 15h3.3l-11.7-15H4.5ZM4.8 19.5l5.9-6.6M19 4.5l-5.4 6" />
    </Icon>
  )
}
