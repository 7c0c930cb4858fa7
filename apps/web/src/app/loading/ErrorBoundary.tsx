import { Component, type ReactNode } from 'react';
import { forgetFailures } from './late';
import { RouteError } from './RouteError';

export interface ErrorBoundaryProps {
  /** Identity of the content, such as an address. A new value clears the error. */
  resetKey: string | number;
  /**
   * Replacement for content that threw an error; `retry` renders the content again.
   * @default a `RouteError`
   */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  resetKey: string | number;
  failure: { error: unknown } | null;
}

/** Shows an error in place of the content that threw the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  /** Clears failed loads once the error is shown, so that the code can be fetched again. */
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
