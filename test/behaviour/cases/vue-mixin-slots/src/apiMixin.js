import axios from 'axios'

const client = axios.create({ baseURL: process.env.HABIT_API + '/api/v1' })
client.interceptors.request.use((config) => {
  config.headers['X-API-Key'] = process.env.HABIT_API_KEY
  return config
})

/** For all views that show what the service has. */
export default {
  data: () => ({ loading: true, failed: null, result: null }),
  computed: {
    isEmpty() {
      return !this.loading && (this.result || []).length === 0
    },
  },
  methods: {
    async fetchInto(path, params) {
      try {
        const response = await client.get(path, { params })
        this.result = response.data.data
      } catch ({ response }) {
        this.failed = response.data.error
      } finally {
        this.loading = false
      }
    },
  },
}
