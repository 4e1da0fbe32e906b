// @flow

export type Film = { title: string, streak: number };

const films: Array<Film> = [{ title: 'Alien', streak: 2 }];

module.exports = { films };
