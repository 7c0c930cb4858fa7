import { Component, type ReactNode } from 'react';
import { forgetFailures } from './late';
import { RouteError } from './RouteError';

export interface ErrorBoundaryProps {
  /** Key of the content. A new key clears the error. */
  resetKey: string | number;
  /** Renders the fallback. `retry` renders the content again. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  resetKey: string | number;
  failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  /** Clears failed imports, so that a retry imports the code again. */
  override componentDidCatch() {
    forgetFailures();
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { fallback = (error: unknown) => <RouteError error={error} />, children } = this.props;
    const { failure } = this.state;
    return failure ? fallback(failure.error, this.retry) : children;
  }
}
