import { EventEmitter } from "node:events";

/** Whoever reads a stream gets all that ever goes through it. */
export class Stream extends EventEmitter {
  pieces = [];
  constructor(options) {
    super();
    this.options = options;
    options?.read?.call(this);
    this._read?.();
    options?.flush?.call(this, this.give);
    this._flush?.(this.give);
    options?.final?.call(this, this.give);
    this._final?.(this.give);
  }
  give = (fault, piece) => {
    this.pieces.push(piece);
  };
  push(piece) {
    this.pieces.push(piece);
    return true;
  }
  on(event, hear) {
    if (event === "data") this.pieces.forEach((piece) => hear(piece));
    else super.on(event, hear);
    return this;
  }
  read() {
    return this.pieces[0];
  }
  write(piece, encoding) {
    this.options?.write?.call(this, piece, encoding, this.give);
    this._write?.(piece, encoding, this.give);
    this.options?.transform?.call(this, piece, encoding, this.give);
    this._transform?.(piece, encoding, this.give);
    return true;
  }
  end(piece) {
    this.write(piece);
    return this;
  }
  pipe(target) {
    return through(this, target);
  }
  async *[Symbol.asyncIterator]() {
    yield* this.pieces;
  }
  setEncoding() {
    return this;
  }
  pause() {
    return this;
  }
  resume() {
    return this;
  }
  cork() {}
  uncork() {}
  destroy() {
    return this;
  }
  map(make) {
    return Readable.from(this.pieces.map((piece) => make(piece)));
  }
  flatMap(make) {
    return Readable.from(this.pieces.flatMap((piece) => make(piece)));
  }
  filter(isWanted) {
    return Readable.from(this.pieces.filter((piece) => isWanted(piece)));
  }
  take() {
    return this;
  }
  drop() {
    return this;
  }
  async forEach(each) {
    this.pieces.forEach((piece) => each(piece));
  }
  async toArray() {
    return this.pieces;
  }
  async find(isIt) {
    return this.pieces.find((piece) => isIt(piece));
  }
  async some(isIt) {
    return this.pieces.some((piece) => isIt(piece));
  }
  async every(isIt) {
    return this.pieces.every((piece) => isIt(piece));
  }
  async reduce(join, first) {
    return this.pieces.reduce((before, piece) => join(before, piece), first);
  }
}

export class Readable extends Stream {
  static from(source) {
    const stream = new Readable();
    fill(stream, source);
    return stream;
  }
  static fromWeb(source) {
    return Readable.from(source);
  }
}
export class Writable extends Stream {}
export class Duplex extends Stream {
  static from(source) {
    return Readable.from(source);
  }
}
export class Transform extends Stream {}

/** Hands on what it is given. */
export class PassThrough extends Stream {
  _transform(piece, encoding, give) {
    give(null, piece);
  }
}

async function fill(target, source) {
  for await (const piece of source) target.push(piece);
}

async function feed(target, source) {
  for await (const piece of source) target.write(piece);
}

/** What comes out of a step that is given what came out of the one before: a stream, or a function; the same where there is none. */
function through(source, step) {
  if (step === undefined) return source;
  if (typeof step === "function") return step(source);
  feed(step, source);
  return step;
}

const opened = (source) => (typeof source === "function" ? source() : source);

/** As many steps as programs have. */
export function joined(source, first, second, third, fourth, fifth, sixth) {
  const one = through(opened(source), first);
  const two = through(one, second);
  const three = through(two, third);
  const four = through(three, fourth);
  const five = through(four, fifth);
  return through(five, sixth);
}

export function pipeline(source, first, second, third, fourth, fifth, sixth) {
  return joined(source, first, second, third, fourth, fifth, sixth);
}

export function finished(stream, back) {
  back?.();
}

export const promises = {
  pipeline: async (source, first, second, third, fourth, fifth, sixth) =>
    joined(source, first, second, third, fourth, fifth, sixth),
  finished: async () => {},
};

export default {
  Stream,
  Readable,
  Writable,
  Duplex,
  Transform,
  PassThrough,
  pipeline,
  finished,
  promises,
};
