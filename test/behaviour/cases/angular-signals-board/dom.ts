import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body><app-root></app-root></body>', { url: 'http://localhost/' })
for (const name of ['window', 'document', 'Node', 'Event', 'HTMLElement', 'HTMLInputElement', 'Element', 'KeyboardEvent', 'location', 'history'])
  Object.assign(globalThis, { [name]: name === 'window' ? window : (window as unknown as Record<string, unknown>)[name] })
