import { Base } from './base.mjs'
export class Dialog extends Base {
  open({ title, target }) { this.say(`${title} (${target})`) }
}
