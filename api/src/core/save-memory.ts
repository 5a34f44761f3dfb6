import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by a third between two collections: a large list is a text of megabytes, so what is not collected
 * soon is soon more than what is used. Threads that start later do the same.
 */
export const saveMemory = () => setFlagsFromString('--heap-growing-percent=30');

/** For a cache of at most so many values: lru-cache takes the room for all of them at its start when that is its `max`. */
export const atMost = (values: number) => ({ maxSize: values, sizeCalculation: () => 1 });
