import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Path of the page: a new path resets the error. */
  path: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches errors while a page renders, so that the shell keeps working. */
export class PageBoundary extends Component<PageBoundaryProps, { error?: { value: unknown; path: string } }> {
  override state: { error?: { value: unknown; path: string } } = {};

  static getDerivedStateFromError(value: unknown) {
    return { error: { value, path: '' } };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, { error }: PageBoundary['state']) {
    if (!error || error.path === path) return null;
    return { error: error.path === '' ? { ...error, path } : undefined };
  }

  override render() {
    const { error } = this.state;
    return error
      ? this.props.fallback(error.value, () => this.setState({ error: undefined }))
      : this.props.children;
  }
}
