/** Arguments for Node: room for short-lived objects, which it takes and keeps; 16 MB, twice, by default. */
export const memoryArgs = ['--max-semi-space-size=4'];

/**
 * For the C library. It otherwise keeps freed memory for each thread that compresses, and once a large block was freed,
 * takes the next ones from where they cannot be given back.
 */
export const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
