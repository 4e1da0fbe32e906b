/** An address that grows by segments. */
export class Route {
  private readonly segments: string[] = [];
  private readonly query = new URLSearchParams();

  constructor(private readonly base: string) {}

  to(segment: string): this;
  to(segment: string, ...more: string[]): this;
  to(...segments: string[]): this {
    this.segments.push(...segments.map((segment) => encodeURIComponent(segment)));
    return this;
  }

  where(name: string, value: string | number): this {
    this.query.set(name, String(value));
    return this;
  }

  toString(): string {
    const query = this.query.toString();
    return `${this.base}/${this.segments.join('/')}${query ? `?${query}` : ''}`;
  }
}
