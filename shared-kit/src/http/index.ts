export { type ApiClient, type ApiSettings, api, type CallOptions, createApiClient } from './api-client.ts';
export { ApiError, errorText, isUnreachable } from './api-error.ts';
