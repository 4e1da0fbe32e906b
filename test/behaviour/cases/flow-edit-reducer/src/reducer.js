// @flow

export type Habit = {
  id: string,
  title: string,
  frequency: string,
  target: number,
  unit: string,
  streak: number,
  ...
};

export type State = {|
  +habits: { [id: string]: Habit },
  +dirty: $ReadOnlyArray<string>,
  +error: ?string,
|};

export type Action =
  | {| +type: 'LOADED', +habits: Array<Habit> |}
  | {| +type: 'RENAMED', +id: string, +title: string |}
  | {| +type: 'RETARGETED', +id: string, +target: number |}
  | {| +type: 'SAVED', +habit: Habit |}
  | {| +type: 'FAILED', +error: string |};

const initial: State = { habits: {}, dirty: [], error: null };

function touch(dirty: $ReadOnlyArray<string>, id: string): $ReadOnlyArray<string> {
  return dirty.includes(id) ? dirty : [...dirty, id];
}

function reducer(state: State = initial, action: Action): State {
  switch (action.type) {
    case 'LOADED': {
      const habits = {};
      for (const habit of action.habits) habits[habit.id] = habit;
      return { ...state, habits };
    }
    case 'RENAMED': {
      const habit = state.habits[action.id];
      return { ...state, habits: { ...state.habits, [action.id]: { ...habit, title: action.title } }, dirty: touch(state.dirty, action.id) };
    }
    case 'RETARGETED': {
      const habit = state.habits[action.id];
      return { ...state, habits: { ...state.habits, [action.id]: { ...habit, target: action.target } }, dirty: touch(state.dirty, action.id) };
    }
    case 'SAVED': {
      const { habit } = action;
      return { ...state, habits: { ...state.habits, [habit.id]: habit }, dirty: state.dirty.filter((id) => id !== habit.id) };
    }
    case 'FAILED':
      return { ...state, error: action.error };
    default:
      return state;
  }
}

module.exports = { reducer };
