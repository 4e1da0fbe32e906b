'use strict'

module.exports = async function retry(task, { attempts = 3, wait = 5 } = {}) {
  let last
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await task(attempt)
    } catch (error) {
      last = error
      if (error.permanent) break
      await new Promise((resolve) => setTimeout(resolve, wait * attempt))
    }
  }
  throw last
}
