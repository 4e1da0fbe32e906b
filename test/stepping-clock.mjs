// A clock that goes on by CLOCK_STEP milliseconds each time that it is asked, so that no test waits for the real one.
const RealDate = Date;
const step = Number(process.env.CLOCK_STEP);
const start = RealDate.now();
let asked = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(start + step * asked++);
  }

  static now() {
    return start + step * asked++;
  }
};
