import type { AnchorHTMLAttributes, ReactElement, ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  replace?: boolean;
  prefetch?: boolean | null;
  scroll?: boolean;
  children?: ReactNode;
}

declare function Link(props: LinkProps): ReactElement;

export = Link;
