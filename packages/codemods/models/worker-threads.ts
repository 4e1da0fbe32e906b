import { EventEmitter } from "node:events";

const workers = [];
const given = [];

/** All workers hear what any is told, and a program hears all of them. */
export class Worker extends EventEmitter {
  constructor(url, options) {
    super();
    workers.push(this);
    given.push(options?.workerData);
  }
  postMessage(message) {
    parentPort.emit("message", message);
  }
  async terminate() {
    return 0;
  }
}

class Port extends EventEmitter {
  postMessage(message) {
    workers.forEach((worker) => worker.emit("message", message));
  }
  close() {}
}

export const parentPort = new Port();
export const workerData = given[0];
export const isMainThread = Boolean(given);
export const threadId = Number(given);
