'use strict'

const habits = require('./habits')
const weather = require('./weather')

habits.list((err, all) => {
  if (err) throw err
  for (const habit of all) console.log(habit.title, habit.streak, habit.target)
  habits.today((err, due) => {
    if (err) throw err
    console.log(due.map((habit) => habit.title).join(', '))
    habits.create('Dishes', 2, (err, made) => {
      if (err) throw err
      console.log(made.title, made.frequency, made.completedDates.length)
      habits.done(made.id, '2024-12-18', (err) => {
        console.log('done', err)
        habits.removeAll(['h2'], (err) => {
          console.log('removed', err)
          habits.find('h2', (err) => {
            console.log(err.message)
            weather.read((err, reading) => {
              console.log(err, reading.title, reading.target, reading.unit, reading.streak)
            })
          })
        })
      })
    })
  })
})
