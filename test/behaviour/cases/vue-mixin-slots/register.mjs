import { register } from 'node:module'

register('./sfc-hooks.mjs', import.meta.url)
