/** Where in a text a unit stands; both count from 1, the column in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const mark = "\uFEFF";

/** Looks up lines and columns of a text, which is read once; a byte order mark has no column. */
export function createPlaces(text: string): (offset: number) => Place {
  const starts = [text.startsWith(mark) ? 1 : 0];
  for (const { index, 0: newline } of text.matchAll(/\r\n|\n|\r/g)) {
    starts.push(index + newline.length);
  }
  return (offset) => {
    let first = 0;
    let last = starts.length - 1;
    while (first < last) {
      const middle = Math.ceil((first + last) / 2);
      if ((starts[middle] ?? 0) <= offset) first = middle;
      else last = middle - 1;
    }
    return { line: first + 1, column: Math.max(offset - (starts[first] ?? 0), 0) + 1 };
  };
}
