import { Component, Fragment, type ReactNode } from 'react';

const MOST = 3;

interface UnmountGuardProps {
  /** Names the page that is shown now. */
  page: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  rounds: number;
}

/**
 * Catches what a page throws while it is unmounted. React hands such an error to the nearest boundary that stays,
 * so that one page's error would replace the page that comes next; that page is mounted afresh instead.
 */
export class UnmountGuard extends Component<UnmountGuardProps, State> {
  override state: State = { broken: false, rounds: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    // Whatever goes on throwing is no page on its way out: the shell's own panel shows it.
    if (this.state.rounds >= MOST) throw error;
    console.error('A page failed while it was unmounted.', error);
    this.setState(({ rounds }) => ({ broken: false, rounds: rounds + 1 }));
  }

  override componentDidUpdate({ page }: UnmountGuardProps) {
    if (page !== this.props.page && this.state.rounds > 0) this.setState({ rounds: 0 });
  }

  override render() {
    return this.state.broken ? null : <Fragment key={this.state.rounds}>{this.props.children}</Fragment>;
  }
}
