import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError';

export interface ErrorBoundaryProps {
  /** What it stands for, such as an address: another one is tried afresh. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  resetKey: string;
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

  override render() {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
