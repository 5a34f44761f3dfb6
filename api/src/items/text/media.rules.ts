// Bounded, so that a long line of brackets costs no more than other text. An embedded note is written as a picture.
const IMAGE = /!\[[^[\]\n]{0,1000}\](?:\((?!<?note:)|\[)|<img\s/i;
const FILE = /(?<!!)\[[^[\]\n]{0,1000}\]\(<?[^)\s]{0,300}\/attachments\/[0-9a-f]{8}-[0-9a-f-]{27}/i;

/** What a text shows and links to beside words: pictures, and attachments of our own that are no pictures. */
export const mediaOf = (content: string): string[] => [
  ...(IMAGE.test(content) ? ['image'] : []),
  ...(FILE.test(content) ? ['file'] : []),
];
