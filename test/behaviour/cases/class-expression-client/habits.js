'use strict'

const axios = require('axios')

module.exports = class Habits {
  constructor(myAxios, logger = console) {
    this.logger = logger
    this.axios = myAxios
  }

  static from(apiKey, logger = console) {
    const headers = { ['X-API-Key']: apiKey }
    const baseURL = `${process.env.HABIT_API}/api/v1/`
    const newAxios = axios.create({ headers, baseURL })
    return new Habits(newAxios, logger)
  }

  async get(url) {
    const res = await this.axios.get(url)
    return res.data
  }

  async post(url, form) {
    const res = await this.axios.post(url, form)
    return res.data
  }

  async listDue() {
    const { data } = await this.get('habits/today')
    return data.map((h) => ({ id: h.id, text: h.title, left: h.target }))
  }

  async skip(habitId, date) {
    const { success } = await this.post('habits/skip', { habitId, date })
    this.logger.log(success ? 'skipped' : 'not skipped', habitId)
  }
}
