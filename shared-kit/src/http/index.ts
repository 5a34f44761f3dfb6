export { api } from './api-client.ts';
export { ApiError, errorText, isUnreachable } from './api-error.ts';
export { randomId } from './random-id.ts';
export type { Schema } from './schema.ts';
