const http = require('node:http')

const lamp = { title: 'Desk lamp', success: true }
const address = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

http.get(address, { headers }, (res) => {
  let text = ''
  res.setEncoding('utf8')
  res.on('readable', () => {
    let piece
    while ((piece = res.read()) !== null) text += piece
  })
  res.on('end', () => {
    const { success, data } = JSON.parse(text)
    if (success) for (const habit of data) console.log(habit.title, habit.target, habit.streak)
    if (lamp.success) console.log(lamp.title)
  })
})
