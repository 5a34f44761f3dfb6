import type { Vault } from '../formats/model/vault.reader.ts';
import type { NoteProblem } from '../import.errors.ts';

/** What a translator makes of an archive, piece by piece, so that no large file is in memory as a whole. */
export type Piece =
  /** The next bytes of a file that is being written. */
  | Buffer
  /** The bytes since the last end are this file. */
  | { end: string; modified?: Date }
  /** The bytes since the last end belong to nothing. */
  | 'drop'
  /** A file of the archive stays a file, at its place or another. */
  | { keep: string; as: string }
  /** A note that cannot be read. The others are still imported. */
  | { failed: string; problem: NoteProblem };

/**
 * Makes Markdown files, with the files that they show, of what a program keeps in another form. Their front matter has
 * title, dates, pin, and tags; links between them are relative paths.
 */
export type Translator = (vault: Vault) => AsyncIterable<Piece>;
