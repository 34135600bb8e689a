import { Component, type ReactNode } from 'react';
import { log } from '../platform/log.ts';

interface OptionalBoundaryProps {
  children: ReactNode;
  /** Called after the part has failed. */
  onFailure?: () => void;
}

/** An error boundary for an optional part: if it fails or its code does not load, the rest of the page stays. */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    log(error instanceof Error ? error.message : 'A part of the page failed');
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
