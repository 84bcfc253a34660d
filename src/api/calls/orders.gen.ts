// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

import {
  createOrderAnswer,
  createPaypalOrderAnswer,
  capturePaymentAnswer,
  paypalStatusAnswer,
  ordersAnswer,
  lookUpOrderAnswer,
  claimOrderAnswer,
  orderAnswer,
  cancelOrderAnswer,
  changeDeliveryAnswer,
  requestReturnAnswer,
  uploadReturnPhotoAnswer,
} from '../answers/orders.gen.ts'
import { http, type ErrorType as HttpError } from '../http.ts'

export type ErrorType<Body> = HttpError<Body>

export const callCreateOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createOrderAnswer, init)

export const callCreatePaypalOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, createPaypalOrderAnswer, init)

export const callCapturePayment = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, capturePaymentAnswer, init)

export const callPaypalStatus = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, paypalStatusAnswer, init)

export const callOrders = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, ordersAnswer, init)

export const callLookUpOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, lookUpOrderAnswer, init)

export const callClaimOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, claimOrderAnswer, init)

export const callOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, orderAnswer, init)

export const callCancelOrder = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, cancelOrderAnswer, init)

export const callChangeDelivery = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, changeDeliveryAnswer, init)

export const callRequestReturn = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, requestReturnAnswer, init)

export const callUploadReturnPhoto = <T>(path: string, init?: RequestInit): Promise<T> =>
  http<T>(path, uploadReturnPhotoAnswer, init)
