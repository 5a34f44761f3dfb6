import { saveFile } from '../../items/save-file.ts';
import type { LoadFile } from '../pictures/load-pictures.ts';

/** Hands an attached file to the browser to be kept. It is never opened: what is in it must not run here. */
export async function saveAttachment(id: string, name: string, load: LoadFile): Promise<void> {
  saveFile(name, 'application/octet-stream', await load(id));
}
