/**
 * @typedef {object} Habit
 * @property {string} id
 * @property {string} title
 * @property {string} frequency
 * @property {number} target
 * @property {string} unit
 * @property {number} streak
 */

/**
 * @template T
 * @typedef {{ success: boolean, data: T, error: string | null }} Envelope
 */

/** @typedef {{ title: string, link: string }} Bookmark  a line of our start page */

export {}
