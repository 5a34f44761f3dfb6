import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import * as z from 'zod';

const partSchema = z.union([z.object({ type: z.string() }), z.object({ base64: z.base64() })]);

/** Collects a picture that arrives in parts, and writes it to a new file when it is complete. */
export function collectPicture(file: string) {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name`);
  const chunks: Buffer[] = [];
  let type = 'unknown';
  return {
    say(line: unknown) {
      const part = partSchema.parse(line);
      if ('type' in part) type = part.type;
      else chunks.push(Buffer.from(part.base64, 'base64'));
    },
    async finish() {
      const bytes = Buffer.concat(chunks);
      await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
      return `Saved ${file}: ${type}, ${bytes.length.toLocaleString('en')} bytes`;
    },
  };
}
