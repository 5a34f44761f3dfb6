import { DUPLICATE_CODE, type ErrorBody } from '@my-note/contract';
import { httpTexts } from './texts.ts';

/**
 * A refusal of the service. `message` is the text to show (docs/specification/product.md#errors-on-the-screen).
 *
 * @example
 * try {
 *   await client.fetchQuery(noteQueries.bySlug('plan'));
 * } catch (error) {
 *   if (error instanceof ApiError && error.status === 404) setShown(false);
 *   else toastError(error);
 * }
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | number;
  readonly body: unknown;

  constructor(status: number, body: Partial<ErrorBody> | null, fallback: string) {
    super(body?.code === DUPLICATE_CODE ? httpTexts.duplicate : (body?.message ?? fallback));
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? status;
    this.body = body;
  }
}

/**
 * True when the service could not be reached at all, or did not respond in time, as opposed to refusing.
 *
 * @example
 * const words = isUnreachable(error) ? 'You are offline' : 'That did not work';
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof ApiError && error.status === 0) ||
  (error instanceof DOMException && error.name === 'TimeoutError');

/**
 * The text of any thrown value, for a toast or a panel.
 *
 * @example
 * <ErrorPanel title="Couldn't load the weather">{errorText(error)}</ErrorPanel>
 */
export const errorText = (error: unknown): string => {
  if (isUnreachable(error)) return httpTexts.unreachable;
  return error instanceof Error && error.message ? error.message : String(error);
};
