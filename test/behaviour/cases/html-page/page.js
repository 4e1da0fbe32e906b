const page = { title: 'Habits', target: '_top', unit: 'rem' }

const escape = s => s.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`)

const row = h => `
    <tr data-title="${escape(h.title)}" class="${h.streak ? (h.streak > 10 ? 'hot' : 'warm') : 'cold'}">
      <td><a href="/habits/${h.id}" target="${page.target}">${escape(h.title)}</a></td>
      <td style="width: ${h.target * 4}${page.unit}">${h.target}&nbsp;${h.unit === 'times' ? 'x' : h.unit}</td>
      <td>${h.completedDates.length} / ${h.streak}</td>
    </tr>`

const html = (habits, areas) => `<!doctype html>
<title>${page.title}</title>
<table>${habits.map(row).join('')}
</table>
<p>${areas.map(({ name }) => name).join(', ')}</p>`

async function load (...resources) {
  const replies = await Promise.all(resources.map(async r => {
    const res = await fetch(`${process.env.HABIT_API}/api/v1/${r}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    return res.json()
  }))
  const broken = replies.find(reply => reply.success === false)
  if (broken !== undefined) throw new Error(broken.error)
  return replies.map(reply => reply.data)
}

load('habits', 'areas')
  .then(([habits, areas]) => console.log(html(habits, areas)))
  .then(() => load('areas', 'habits/none'))
  .catch(e => console.log(`<p class="error">${e.message}</p>`))
