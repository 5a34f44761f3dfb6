import { readFileSync } from 'node:fs';
import { ACCENTS, isHexColor } from '@my-note/contract/look';
import * as z from 'zod';

/** Every page loads it before its first paint. */
const LARGEST = 100_000;

const named = new Map<string, string>(Object.entries(ACCENTS));
const isAccent = (text: string) => named.has(text) || isHexColor(text);

export const lookEnvironment = z.object({
  SITE_ACCENT: z
    .string()
    .toLowerCase()
    .refine(isAccent, `expected a color like #1d5fae, or ${[...named.keys()].join(', ')}`)
    .optional(),
  SITE_CSS: z.string().min(1).optional(),
});

/** How the site looks to everybody. */
export type LookSettings = {
  /** As `#rrggbb`. */
  accent: string | undefined;
  /** Rules of every page. */
  css: string | undefined;
};

/** Throws the sentence that says what is wrong with the file. */
export function readLook({ SITE_ACCENT, SITE_CSS }: z.infer<typeof lookEnvironment>): LookSettings {
  return {
    accent: SITE_ACCENT && (named.get(SITE_ACCENT) ?? SITE_ACCENT),
    css: SITE_CSS === undefined ? undefined : readCss(SITE_CSS),
  };
}

function readCss(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`SITE_CSS: ${file} is not readable (${String(Object(error).code)})`);
  }
  if (Buffer.byteLength(text) > LARGEST)
    throw new Error(`SITE_CSS: ${file} has more than ${LARGEST.toLocaleString('en')} bytes`);
  return text;
}
