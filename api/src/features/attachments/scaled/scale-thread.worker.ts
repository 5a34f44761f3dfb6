import { serveWork } from '../../../core/threads/serve-work.ts';
import { scalePicture } from './scale-picture.client.ts';

/** After an error the memory of the library is in no state to go on: the thread ends, and the next picture starts another. */
async function scale(wanted: Parameters<typeof scalePicture>[0]) {
  try {
    return scalePicture(wanted);
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
    return new Promise<never>(() => {});
  }
}

serveWork({ scale }, async () => {});
