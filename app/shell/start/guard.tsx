import { Component, type ReactNode, use } from 'react';
import { continueWithoutReact } from './without-react.ts';

/** A promise that never resolves: while a component waits for it, React does not change the page. */
const never = new Promise<never>(() => {});

/**
 * The error boundary around the whole document. If rendering fails, the page stays as it is, with everything that was
 * chosen and typed, and works on without React. A page that could not be fetched is not a failure of rendering: the
 * ErrorBoundary of root.tsx shows it.
 */
export class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(error: unknown) {
    // React is stopped here, and not after a render of the fallback, because React never finishes that render.
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
