import { TOAST } from '@my-note/contract';
import { errorText } from '../http/api-error.ts';

/**
 * What a toast says.
 *
 * @example
 * const message: ToastMessage = { title: 'City added', type: 'success' };
 * toast(message);
 */
export interface ToastMessage {
  title: string;
  description?: string;
  type?: 'info' | 'success' | 'error';
  /** Milliseconds on screen; 5000 when left out (docs/specification/product.md#toasts). */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

type Show = (message: ToastMessage) => void;
let show: Show | null = null;
const waiting: ToastMessage[] = [];

/**
 * Shows a short message. Works before the toaster is there: the message waits for it.
 *
 * @example
 * toast({ title: 'City added', action: { label: 'Undo', onClick: () => setShown(false) } });
 */
export function toast(message: ToastMessage): void {
  if (show) show(message);
  else waiting.push(message);
}

/**
 * Error toast: destructive style, 10000 ms (docs/specification/product.md#toasts).
 *
 * @example
 * await api.post('/weather/oslo', { schema: weatherSchema }).catch(toastError);
 */
export const toastError = (error: unknown): void =>
  toast({ title: errorText(error), type: 'error', duration: TOAST.errorMs });

/**
 * Called once by the host, with what puts a message on screen.
 *
 * @example
 * // In a test that looks at toasts
 * const shownToasts: ToastMessage[] = [];
 * const disconnect = connectToaster((message) => shownToasts.push(message));
 */
export function connectToaster(next: Show): () => void {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    show = null;
  };
}
