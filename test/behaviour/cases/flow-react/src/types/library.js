/* @flow strict */

export type Book = { +title: string, +streak: number, unit?: string, ... };
export type BookTitle = $PropertyType<Book, 'title'>;
