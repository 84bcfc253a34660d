import { createLazyFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '@/screens/home/HomeScreen'

export const Route = createLazyFileRoute('/_shop/')({ component: HomeScreen })
