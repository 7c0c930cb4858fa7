'use client';

import { Component, type ReactNode } from 'react';

interface RenderGuardProps {
  /** Shown when the children cannot be rendered. A new `key` gives them another chance. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what cannot be rendered, such as a broken answer, from taking the whole page with it. */
export class RenderGuard extends Component<RenderGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
