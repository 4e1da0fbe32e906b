const layout = (page, body) => `<title>${page.title}</title>${body}`

exports.index = ({ page, habits }) => layout(page, `<ul>${habits.map(h => `<li title="${h.frequency}">${h.title} ${'*'.repeat(Math.min(h.streak, 5))}</li>`).join('')}</ul>`)

exports.detail = ({ page, habit }) => layout(page, `<h1>${habit.title}</h1><p>${habit.target} ${habit.unit === 'times' ? 'times' : habit.unit}, ${habit.completedDates.length} done</p>`)

exports.error = ({ page, error }) => layout(page, `<p class="error">${error}</p>`)
