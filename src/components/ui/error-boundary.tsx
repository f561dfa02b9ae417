import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** The content in place of children that throw. `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasError: false }

  static getDerivedStateFromError() {
    return { hasError: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.hasError ? fallback(() => this.setState({ hasError: false })) : children
  }
}
