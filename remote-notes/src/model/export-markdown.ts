import type { NoteText } from './save-types.ts';

/** Name of the file a note is downloaded as; only what every file system takes. */
const fileName = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'untitled'
  }.md`;

/** The note as one Markdown document, its title as the first heading. */
const asMarkdown = ({ title, content }: NoteText): string =>
  `${title ? `# ${title}\n\n` : ''}${content.trimEnd()}\n`;

/** Hands the note to the browser as a file. */
export function downloadMarkdown(text: NoteText): void {
  const url = URL.createObjectURL(new Blob([asMarkdown(text)], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(text.title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
