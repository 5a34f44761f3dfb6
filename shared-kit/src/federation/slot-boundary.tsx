import { Component, type ReactNode } from 'react';

interface SlotBoundaryProps {
  onError: ((error: unknown) => void) | undefined;
  /** Shown once the component has thrown. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps an error that another team's component throws out of the rest of the page. */
export class SlotBoundary extends Component<SlotBoundaryProps> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch = (error: unknown) => this.props.onError?.(error);
  override render = () => (this.state.broken ? this.props.fallback : this.props.children);
}
