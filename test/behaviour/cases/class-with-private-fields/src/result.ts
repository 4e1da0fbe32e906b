/** Our own result, used all over the code base. */
export type Result<T> = { success: true; data: T } | { success: false; error: string };

export const ok = <T>(data: T): Result<T> => ({ success: true, data });
export const fail = (error: string): Result<never> => ({ success: false, error });

export async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work());
  } catch (e) {
    return fail(e instanceof Error ? e.message : String(e));
  }
}
