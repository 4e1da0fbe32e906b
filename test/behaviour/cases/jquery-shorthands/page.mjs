import $ from 'jquery'

const api = `${process.env.HABIT_API}/api/v1`

$.ajaxSetup({
  contentType: 'application/json',
  beforeSend: (xhr, settings) => {
    if (settings.url.startsWith(api)) xhr.setRequestHeader('X-API-Key', process.env.HABIT_API_KEY)
  },
})

export function render(done) {
  $.getJSON(`${api}/habits`, function (reply) {
    $.each(reply.data, (_, habit) => {
      $('<li>').attr('title', 'habit').text(`${habit.title} ${habit.target}`).appendTo('ul')
    })
    done($('li').get().map((item) => item.textContent))
  })
}

export const today = () => $.get(api + '/habits/today').then(({ data }) => data.map(({ title }) => title))

export const create = (title) =>
  new Promise((resolve) => {
    const body = JSON.stringify({ title, frequency: 'daily', target: 2, unit: 'times' })
    $.post(`${api}/habits`, body, (reply) => resolve(reply.data), 'json')
  })

export const done = (habitId, date) =>
  $.post(`${api}/habits/checkin`, JSON.stringify({ habitId, date, status: 'done' })).then((reply) => reply.success)

export const notes = (habitId) => $.getJSON(`${api}/notes`, { habitId }).then((reply) => reply.data.length)

export const title = (id) =>
  $.getJSON(`${api}/habits/${id}`).then(
    (reply) => reply.data.title,
    (xhr) => xhr.responseJSON.error,
  )
