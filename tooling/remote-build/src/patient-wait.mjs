import { vi } from 'vitest';

// The default is a second, and a busy machine is slow, not broken.
const TIMEOUT_MS = 30_000;
const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });
