const env = process.env
const VERSION = 1
const base = env.HABIT_API.replace(/\/+$/, '') + '/api/v' + VERSION

function Client() {
  if (!(this instanceof Client)) return new Client()
  this.headers = Object.fromEntries([['X-API-Key', env.HABIT_API_KEY]])
}
Client.prototype = {
  constructor: Client,
  get: async function (resource) {
    const response = await fetch(base.concat('/', resource), { headers: this.headers })
    return (await response.json()).data
  },
}

const client = Client()
client.get('habits').then((list) => console.log(list.map((h) => h.title + '@' + h.frequency)))
