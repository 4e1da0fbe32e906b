export abstract class Specification<T> {
  abstract holds(candidate: T): boolean

  and(other: Specification<T>): Specification<T> {
    return new Both(this, other)
  }

  not(): Specification<T> {
    return new Not(this)
  }
}

class Both<T> extends Specification<T> {
  constructor(private readonly left: Specification<T>, private readonly right: Specification<T>) {
    super()
  }

  holds(candidate: T): boolean {
    return this.left.holds(candidate) && this.right.holds(candidate)
  }
}

class Not<T> extends Specification<T> {
  constructor(private readonly inner: Specification<T>) {
    super()
  }

  holds(candidate: T): boolean {
    return !this.inner.holds(candidate)
  }
}
