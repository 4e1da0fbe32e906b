/**
 * A habit as the service has it.
 * @typedef {object} Habit
 * @property {string} id
 * @property {string} title - what the user calls it
 * @property {string} [frequency] - such as daily
 * @property {number} target
 * @property {string} unit
 * @property {number} streak - days in a row
 */

/** @typedef {{ success: boolean, data: Habit[], error: string | null }} HabitList */

/**
 * @template T
 * @typedef {object} Envelope
 * @property {boolean} success
 * @property {T} data
 * @property {string | null} error
 */

export {}
