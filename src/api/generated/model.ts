// Generated from openapi.yaml by `npm run gen`. Not edited by hand.

export * from './endpoints.schemas'
