import { Component, Fragment, type ReactNode } from 'react';

const MOST = 3;

interface UnmountGuardProps {
  /** Name of the current page. */
  page: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  retries: number;
}

/**
 * Catches errors of a page while it unmounts. React passes such an error to the nearest boundary that stays mounted, so it
 * would replace the next page; that page is mounted again instead.
 */
export class UnmountGuard extends Component<UnmountGuardProps, State> {
  override state: State = { broken: false, retries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    // Repeated errors do not come from an unmounting page: the shell's error panel shows them.
    if (this.state.retries >= MOST) throw error;
    console.error('A page failed while it was unmounted.', error);
    this.setState(({ retries }) => ({ broken: false, retries: retries + 1 }));
  }

  override componentDidUpdate({ page }: UnmountGuardProps) {
    if (page !== this.props.page && this.state.retries > 0) this.setState({ retries: 0 });
  }

  override render() {
    return this.state.broken ? null : <Fragment key={this.state.retries}>{this.props.children}</Fragment>;
  }
}
