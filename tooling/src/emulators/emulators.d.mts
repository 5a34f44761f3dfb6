/** A program that responds on `host`, `127.0.0.1:port`, until it is stopped. */
export interface Emulator {
  host: string;
  stop: () => Promise<void>;
}

/** What is missing on this machine for Google's Firestore emulator; undefined when nothing is. */
export function missingForFirestore(): string | undefined;
/** Starts Google's Firestore emulator; `rules` is the path of a rules file. A free port by default. */
export function startFirestore(
  options: { projectId: string; rules: string },
  port?: number,
): Promise<Emulator>;

/** What is missing on this machine for Firebase's Auth emulator, after an attempt to install it. */
export function missingForAuth(): Promise<string | undefined>;
/** Starts Firebase's Auth emulator on a free port; call `missingForAuth` first. */
export function startAuth(options: { projectId: string }): Promise<Emulator>;

/** A port of this machine that is free at this moment. */
export function freePort(): Promise<number>;
