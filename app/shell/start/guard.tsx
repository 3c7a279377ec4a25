import { Component, type ReactNode, use } from 'react';
import { continueWithoutReact } from './without-react.ts';

/** A promise that never resolves. React does not change the page while a component waits for this promise. */
const never = new Promise<never>(() => {});

/**
 * The error boundary around the whole document. If rendering fails, the page stays as it is, with everything that the
 * visitor chose and typed, and works on without React. Pages that could not be fetched are handled by the ErrorBoundary
 * of root.tsx instead.
 */
export class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(error: unknown) {
    // Stops React before the fallback is rendered, because React never finishes that render.
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
