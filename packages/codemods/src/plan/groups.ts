/** Sets that grow together: who is tied to one member is tied to all. */
export interface Groups {
  tie(left: unknown, right: unknown): void;
  /** A member that stands for its whole set. */
  rootOf(member: unknown): unknown;
}

/** No ties yet: every member stands alone. */
export function createGroups(): Groups {
  const parents = new Map<unknown, unknown>();
  const rootOf = (member: unknown): unknown => {
    const parent = parents.get(member) ?? member;
    if (parent === member) return member;
    const root = rootOf(parent);
    parents.set(member, root);
    return root;
  };
  return {
    rootOf,
    tie: (left, right) => {
      parents.set(rootOf(left), rootOf(right));
    },
  };
}
