import { Component, type ReactNode } from 'react';
import { log } from '../platform/log.ts';

interface ApartProps {
  children: ReactNode;
  /** Called when it broke. */
  onFailure?: () => void;
}

/** Something beside the page: if it breaks, or its code does not come, the page stays. */
export class Apart extends Component<ApartProps, { isBroken: boolean }> {
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
