/** Bytes that are read from any position: of a file, of an object in S3, or what is decrypted of either. */
export type Bytes = {
  size: number;
  /** Exactly this many bytes; rejects when there are fewer. */
  read: (start: number, length: number) => Promise<Buffer>;
  close: () => Promise<void>;
};
