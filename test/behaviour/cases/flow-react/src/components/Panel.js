/* @flow */
import * as React from 'react';

type Props = {| +title: string, +children?: React.Node, +onClose?: () => void |};

export function Panel({ title, children }: Props): React.Node {
  return <section aria-label={title}>{children}</section>;
}
