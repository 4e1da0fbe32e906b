/**
 * @typedef {object} Film
 * @property {string} title
 */

/**
 * @param {Film} film
 * @returns {string}
 */
export const poster = (film) => film.title.toUpperCase()
