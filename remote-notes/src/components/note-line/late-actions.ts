import { links, type Note } from '@my-note/contract';
import { copyText } from '@my-note/kit/forms';
import { toast } from '@my-note/kit/ui';
import { lateTexts } from '../../late-texts.ts';

export { downloadHtml } from '../../model/note/download-html.ts';
export { downloadMarkdown } from '../../model/note/export-markdown.ts';
export { printWithContents } from '../../model/note/print-with-contents.ts';

/** Puts the note's URL, for people with the same account, into the clipboard. */
export const copyNoteLink = ({ slug }: Note): Promise<void> =>
  copyText(`${location.origin}${links.item(slug)}`).then(
    () => toast({ title: lateTexts.link.copied, type: 'success' }),
    () => toast({ title: lateTexts.link.notCopied, type: 'error' }),
  );
