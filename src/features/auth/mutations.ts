import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { login, register } from '@/api/generated/auth/auth'
import type { AuthResponse, LoginRequest } from '@/api/generated/model'
import { useSetAtom } from '@/lib/store'
import { userQuery } from './queries'
import { type RegisterForm, registration, tidyEmail } from './registration'
import { beginSessionAtom } from './state'

/** Signs in; afterwards the token is kept and the user known. */
export function useLogin() {
  return useMutation({
    mutationFn: ({ email, password }: LoginRequest) => login({ email: tidyEmail(email), password }),
    onSuccess: useBeginSession(),
  })
}

/** Registers from the form's values, which signs in as well. */
export function useRegister() {
  return useMutation({
    mutationFn: (form: RegisterForm) => register(registration(form)),
    onSuccess: useBeginSession(),
  })
}

/** Throws for an answer without what a session needs, which the form says like any other failure. */
function useBeginSession() {
  const queryClient = useQueryClient()
  const begin = useSetAtom(beginSessionAtom)
  return ({ message, data }: AuthResponse) => {
    if (!data?.token || !data.user) throw new ApiError('unreadable')
    const number = begin(data.token)
    queryClient.setQueryData(userQuery(number).queryKey, {
      success: true,
      message,
      data: data.user,
    })
  }
}
