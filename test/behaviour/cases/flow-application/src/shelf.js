// @flow
export type Book = {| ...{| +title: string |}, +streak: number, frequency: ?string |};

const books: Array<Book> = [{ title: 'Emma', streak: 2, frequency: 'rare' }];
const answer: {| success: boolean, error: ?string, data: Array<Book> |} = { success: true, error: null, data: books };

module.exports = { answer, books };
