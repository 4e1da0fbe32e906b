export const wiki = new Proxy({}, {
  get: (_, name) => ({ title: `Wiki: ${String(name)}`, target: '/w/' + String(name), error: null }),
})
