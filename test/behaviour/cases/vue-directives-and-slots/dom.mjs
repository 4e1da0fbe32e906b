import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><div id="app"></div>', { url: 'http://localhost/' })
for (const name of ['document', 'Node', 'Element', 'HTMLElement', 'SVGElement', 'Event', 'MouseEvent', 'MathMLElement', 'ShadowRoot'])
  globalThis[name] = window[name]
globalThis.window = window
