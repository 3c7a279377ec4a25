import { Component, type ReactNode, use } from 'react';
import { continueWithoutReact } from './without-react.ts';

/** What waits for it keeps React from changing the page any more. */
const never = new Promise<never>(() => {});

/**
 * Around everything: where rendering fails, the page stays as it stands, with all that was chosen and typed, and is left to
 * the browser. A page that could not be fetched is no failure of rendering; the root's ErrorBoundary shows it.
 */
export class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(error: unknown) {
    // Not once it is rendered: that never happens.
    continueWithoutReact(error);
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <SuspendedForever /> : this.props.children;
  }
}

function SuspendedForever() {
  return use(never);
}
