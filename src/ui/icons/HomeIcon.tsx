import { Icon, type IconProps } from './Icon'

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.5 11.5 8.5-7.5 8.5 7.5M6 10v10h12V10M10 20v-5.5h4V20" />
    </Icon>
  )
}
