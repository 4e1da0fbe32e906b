import $ from 'jquery'

const api = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

export function render(done) {
  $.ajax({
    url: `${api}/habits`,
    headers,
    success: function (reply) {
      $.each(reply.data, function (_, habit) {
        $('<li>').attr('title', 'habit').text(`${habit.title} ${habit.streak}`).appendTo('ul')
      })
      done($('li').get().map((item) => item.textContent))
    },
  })
}

const call = (type, path, body) =>
  $.ajax(api + path, { type, headers, data: JSON.stringify(body), contentType: 'application/json', dataType: 'json' })

export const create = (title) => call('POST', '/habits', { title, target: 4, unit: 'times', frequency: 'daily' })
export const done = (habitId, date) => call('POST', '/habits/checkin', { habitId, date, status: 'done' })
export const removeAll = (ids) => call('DELETE', '/habits/bulk', { ids }).then((reply) => reply.success)

export const title = (id) =>
  new Promise((resolve) => {
    $.ajax({ url: `${api}/habits/${id}`, method: 'GET', headers })
      .done((reply) => resolve(reply.data.title))
      .fail((xhr) => resolve(xhr.responseJSON.error))
  })
