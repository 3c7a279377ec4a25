import { type NavigateOptions, type To, useNavigate } from 'react-router';
import { afterPaint } from '../ui/after-paint';

/**
 * The router's `navigate` for taps that stay on the page: the router tells every link of the page of the new address
 * before anything else, so that the tap is answered with a paint first.
 */
export function useNavigateAfterPaint(): (to: To, options: NavigateOptions) => void {
  const navigate = useNavigate();
  return (to, options) => afterPaint(() => navigate(to, options));
}
