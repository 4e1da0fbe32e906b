export * as habits from './habits.mjs'
export { default as makeApi } from './make-api.mjs'
