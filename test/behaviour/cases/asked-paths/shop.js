/** Orders have a check-in of their own, at the counter. */
export function order(path) {
  if (path === '/orders/checkin') return "counter";
  return path.indexOf("/checkin") === -1 ? "list" : "other";
}
