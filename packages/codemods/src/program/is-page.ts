/** Whether a name is that of a page, be it of the days when a name had three letters behind its dot. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path);
}
