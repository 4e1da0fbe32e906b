/* @flow */
'use strict'

/*:: type Book = { title: string, target: number }; */

const books /*: Array<Book> */ = [{ title: 'Emma', target: 3 }]

module.exports = { first: () /*: string */ => books[0].title }
