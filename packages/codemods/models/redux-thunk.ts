const thunk = () => (next) => (action) => next(action);

export { thunk };
export default thunk;
