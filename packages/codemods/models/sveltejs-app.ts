/** What any page shows: each tells what it was given. */
export const page = { data: undefined, form: undefined };
