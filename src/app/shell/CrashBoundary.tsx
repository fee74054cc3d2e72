import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from '../screens/CrashScreen';

interface CrashBoundaryProps {
  /** A change of it (the address) tries again. */
  resetKey: string;
  children: ReactNode;
}

interface CrashState {
  fault?: unknown;
}

/** Keeps the frame when a screen throws while drawing. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(fault: unknown): CrashState {
    return { fault };
  }

  override componentDidCatch(fault: unknown, info: ErrorInfo): void {
    // Support may ask for the browser's console; React itself logs only the first line in production.
    console.error('A screen failed', fault, info.componentStack);
  }

  override componentDidUpdate(previous: CrashBoundaryProps): void {
    if (this.state.fault !== undefined && previous.resetKey !== this.props.resetKey) this.handleRetry();
  }

  handleRetry = () => this.setState({ fault: undefined });

  override render(): ReactNode {
    return this.state.fault === undefined ? this.props.children : <CrashScreen onRetry={this.handleRetry} />;
  }
}
