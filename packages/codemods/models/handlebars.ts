/** A template reads what it is filled with by names that stand in its text. */
export const compile = (text) => new Function(text);

export { compile as template };
export default { compile, template: compile };
