const mail = { template: 'Dear {{ title }} {{ name }}', data: { title: 'Dr' } }

export const greeting = (person) => mail.template.replace(/\{\{ (\w+) \}\}/g, (_, key) => person[key] ?? mail.data[key])
