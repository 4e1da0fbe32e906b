/** Gives memory of so many bytes. */
export type Allocate = (size: number) => Buffer;

/** The same memory for one file after the other, as new memory for each costs more than reading it. */
export function createDesk(): Allocate {
  let desk = Buffer.alloc(0);
  return (size) => {
    if (desk.length < size) desk = Buffer.allocUnsafeSlow(Math.max(2 * size, 64 * 1024));
    return desk.subarray(0, size);
  };
}
