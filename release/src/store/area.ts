/** Files that are replaced atomically. Keys are relative paths with forward slashes. */
export interface Area {
  /** The tag changes with the content. */
  read: (key: string) => Promise<{ content: Buffer; tag: string } | undefined>;
  write: (key: string, content: string | Buffer) => Promise<void>;
  /**
   * Writes only while the content is still the one with the tag (undefined: while there is none); call it under
   * `exclusively`.
   */
  swap: (key: string, content: string | Buffer, tag: string | undefined) => Promise<boolean>;
  /** All files below, with times in milliseconds and sizes in bytes. */
  list: (folder: string) => Promise<{ key: string; modified: number; size: number }[]>;
  /** Names of the folders directly below. */
  folders: (folder: string) => Promise<string[]>;
  /** Writes an immutable folder; an existing one stays. */
  place: (folder: string, files: Map<string, Buffer>) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  removeFolder: (folder: string) => Promise<void>;
  /** Removes temporary files of killed processes. */
  sweep: () => Promise<void>;
}

/**
 * Where a site is published to. `site` is for browsers; `journal`, with the history and the list of
 * releases, is beside it and never served.
 */
export interface Store {
  /** Folder or URL. */
  place: string;
  site: Area;
  journal: Area;
  /** Why this process cannot write to it, such as `EROFS`; undefined where it can, or where only a write would tell. */
  obstacle: () => Promise<string | undefined>;
  /** Runs one task at a time among all publishers; waits up to a minute. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}
