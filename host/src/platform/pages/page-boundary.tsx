import { Component, type ErrorInfo, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Address of the page: another address is another chance. */
  path: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what throws while rendering a page inside the content area, so that the shell lives on. */
export class PageBoundary extends Component<PageBoundaryProps, { error?: { value: unknown; path: string } }> {
  override state: { error?: { value: unknown; path: string } } = {};

  static getDerivedStateFromError(value: unknown) {
    return { error: { value, path: '' } };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, { error }: PageBoundary['state']) {
    if (!error || error.path === path) return null;
    return { error: error.path === '' ? { ...error, path } : undefined };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    return error
      ? this.props.fallback(error.value, () => this.setState({ error: undefined }))
      : this.props.children;
  }
}
