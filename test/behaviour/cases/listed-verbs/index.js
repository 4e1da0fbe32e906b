'use strict';

const querystring = require('querystring');
const { promisify } = require('util');
const { create } = require('./client');

const send = (method, path, callback, body) => {
    const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' };
    fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
        .then((response) => response.json())
        .then(({ success, data, error }) => callback(success ? null : new Error(error), data))
        .catch(callback);
};
const api = create(send);
// keeps songs in memory, and knows nothing of the service
const shelf = create((method, path, callback) => callback(null, [{ title: method + ' ' + path, streak: 1 }]));

const get = promisify(api.get);
const put = promisify(api.put);
const removeMany = promisify((ids, callback) => api.delete('/habits/bulk', { ids }, callback));

async function main() {
    const [run] = await get('/habits');
    const changed = await put('/habits/' + run.id, { title: run.title + '!', target: run.target + 1, unit: run.unit });
    console.log(changed.title, changed.target, changed.streak);
    const notes = await get('/notes?' + querystring.stringify({ habitId: run.id }));
    const logs = await get('/logs?' + new URLSearchParams({ habitId: run.id, limit: 5 }));
    console.log(notes.map((note) => note.text), logs.length);
    await removeMany(['h2']);
    console.log((await get('/habits')).map((habit) => habit.title));
    shelf.delete('/habits/bulk', {}, (_error, songs) => songs.forEach((song) => console.log(song.title, song.streak)));
}

main();
