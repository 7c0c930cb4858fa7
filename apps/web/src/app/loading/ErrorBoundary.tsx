import { Component, type ReactNode } from 'react';
import { forgetFailures } from './late';
import { RouteError } from './RouteError';

export interface ErrorBoundaryProps {
  /** What it stands for, such as an address: another one is tried afresh. */
  resetKey: string | number;
  /**
   * What replaces what threw; `retry` tries that again.
   * @default a `RouteError`
   */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  resetKey: string | number;
  failure: { error: unknown } | null;
}

/** Shows what went wrong in the place of what threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  /** It has been told: from now on the code may be asked for again. */
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
