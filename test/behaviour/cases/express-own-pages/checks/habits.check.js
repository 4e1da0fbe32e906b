import request from 'supertest'

/** Asks the application without a network of its own. */
export async function check(app, print) {
  const listed = await request(app).get('/api/my-habits').query({ min: 1 }).expect(200)
  print(listed.body.map((habit) => `${habit.title} ${habit.streak}`))
  const cards = await request(app).get('/api/cards').expect('content-type', /json/)
  print(cards.body.map((card) => card.title))
  await request(app)
    .put('/api/my-habits/h1')
    .send({ title: 'Evening run' })
    .expect((answer) => print(answer.body.title, answer.body.frequency))
}
