/* @flow */
import * as React from 'react';
import type { Habit, HabitView } from '../types/habit';
import { Panel } from './Panel';

type Props = $ReadOnly<{| habit: HabitView, onDone?: (habit: Habit) => void, place: number |}>;
type State = {| open: boolean, draft: ?Habit['title'] |};

export class HabitCard extends React.Component<Props, State> {
  static defaultProps: {| place: number |} = { place: 0 };

  state: State = { open: this.props.habit.streak > 5, draft: this.props.habit.title };

  handleDone: () => void = () => {
    const { habit, onDone } = this.props;
    onDone?.({ ...habit });
  };

  renderGoal(): React.Node {
    const { target, unit }: HabitView = this.props.habit;
    return <em>{unit === 'times' ? `${target}x` : `${target} ${unit}`}</em>;
  }

  render(): React.Node {
    const { habit, place } = this.props;
    const { open, draft } = this.state;
    return (
      <Panel title={`Habit ${place}`} onClose={this.handleDone}>
        <b title={habit.frequency}>{draft ?? '-'}</b>
        {this.renderGoal()}
        {open && <i>{(habit.completedDates.length: number)}</i>}
      </Panel>
    );
  }
}
