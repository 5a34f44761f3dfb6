import { AppError } from '../../core/errors.ts';

/** What the tools of publishing throw with a message for the person who publishes. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'Refusal';

/** Turns a refusal of the tools into one of the service. */
export async function refusedAs<T>(status: number, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (isRefusal(error)) throw new AppError(status, 'PUBLISH_REFUSED', error.message);
    throw error;
  }
}
