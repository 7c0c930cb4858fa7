'use client';

import { Component, type ReactNode } from 'react';

interface RenderGuardProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary, so that an invalid server response does not break the whole page. */
export class RenderGuard extends Component<RenderGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
