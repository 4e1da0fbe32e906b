const toWorkers = [];
const toProgram = [];
const given = [];

/** All workers hear what any is told, and a program hears all of them. */
export class Worker {
  constructor(url, options) {
    given.push(options?.workerData);
  }
  postMessage(message) {
    toWorkers.push(message);
  }
  on(event, hear) {
    toProgram.forEach((message) => hear(message));
    return this;
  }
  once(event, hear) {
    return this.on(event, hear);
  }
  off() {
    return this;
  }
  async terminate() {
    return 0;
  }
}

const port = {
  postMessage(message) {
    toProgram.push(message);
  },
  on(event, hear) {
    toWorkers.forEach((message) => hear(message));
    return port;
  },
  once(event, hear) {
    return port.on(event, hear);
  },
  off() {
    return port;
  },
  close() {},
};

export const parentPort = port;
export const workerData = given[0];
export const isMainThread = Boolean(given);
export const threadId = Number(given);
