// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { WhenNear } from './WhenNear';

vi.mock('@platform/ui', () => ({
  Stack: (props: ComponentProps<'div'>) => <div {...props} />,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function stubObserver() {
  const observed = { margin: '', disconnected: 0, come: (_near: boolean) => {} };
  class Observer {
    constructor(look: IntersectionObserverCallback, { rootMargin = '' } = {}) {
      observed.margin = rootMargin;
      observed.come = (isIntersecting) =>
        act(() => look([{ isIntersecting } as IntersectionObserverEntry], this as never));
    }
    observe = () => {};
    disconnect = () => (observed.disconnected += 1);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return observed;
}

test('renders content once the user scrolls near it, and keeps it rendered', () => {
  const observed = stubObserver();
  render(<WhenNear>The lists</WhenNear>);
  expect(observed.margin).toBe('0px 0px 25%');
  observed.come(false);
  expect(screen.queryByText('The lists')).toBeNull();
  observed.come(true);
  expect(screen.getByText('The lists')).toBeTruthy();
  expect(observed.disconnected).toBe(1);
});
