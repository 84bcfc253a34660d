import { useQueryClient } from '@tanstack/react-query'
import { useLogin, useRegister } from '@/api/generated/auth/auth'
import type { AuthResponse } from '@/api/generated/model'
import { useSetAtom } from '@/lib/store'
import { userQuery } from './queries'
import { beginSessionAtom } from './state'

/** Signs in; then the token is stored and the user known. */
export function useSignIn() {
  return useLogin({ mutation: { onSuccess: useBeginSession() } })
}

/** Registers, which signs in as well. */
export function useSignUp() {
  return useRegister({ mutation: { onSuccess: useBeginSession() } })
}

function useBeginSession() {
  const client = useQueryClient()
  const begin = useSetAtom(beginSessionAtom)
  return ({ message, data }: AuthResponse) => {
    const number = begin(data.token)
    client.setQueryData(userQuery(number).queryKey, { success: true, message, data: data.user })
  }
}
