const books = [{ title: 'Momo', target: 3, unit: 'chapters', streak: 1 }]

export function shelf(app) {
  app.get('/api/books', (_req, res) => res.json(books))
  app.post('/api/books', (req, res) => {
    const { title, target } = req.body
    books.push({ title, target, unit: 'pages', streak: 0 })
    res.status(201).json({ success: true, data: books.at(-1), error: null })
  })
}
