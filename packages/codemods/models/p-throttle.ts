/** Has functions wait for their turn before they are called. */
const throttled =
  (options) =>
  (call) =>
  async (...args) =>
    call(...args);

export default throttled;
