// @flow

// labels of other things
export type Options = { width: number, title: ?string };

const pad = (text: string, options: Options): string => text.padEnd(options.width, '.');

module.exports = { pad };
