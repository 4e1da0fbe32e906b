console.log((await (await fetch(process.env.HABIT_API + '/api/v1/habits/today', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()).data.map(h => `${h.title} ${h.streak}`).join('\n'))
