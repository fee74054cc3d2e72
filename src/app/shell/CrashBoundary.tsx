import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from '../screens/CrashScreen';

interface CrashBoundaryProps {
  /** A change (the address) tries again. */
  resetKey: string;
  children: ReactNode;
}

interface CrashState {
  fault?: unknown;
}

/** A screen that throws while drawing leaves the frame standing. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(fault: unknown): CrashState {
    return { fault };
  }

  override componentDidCatch(fault: unknown, info: ErrorInfo): void {
    // For support, who ask for the browser's console; React itself logs only the first line in production.
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
