import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<h1></h1><ul></ul>', { url: process.env.HABIT_API })
Object.assign(globalThis, { window, document: window.document, XMLHttpRequest: window.XMLHttpRequest })
