import { TextSelection, type Transaction } from '@milkdown/kit/prose/state';

/** Puts the cursor behind a block; a paragraph is made for it where no text follows. */
export function leaveBlock(tr: Transaction, behind: number): void {
  const paragraph = tr.doc.type.schema.nodes.paragraph?.createAndFill();
  if (!TextSelection.findFrom(tr.doc.resolve(behind), 1, true) && paragraph)
    tr.insert(tr.doc.content.size, paragraph);
  tr.setSelection(TextSelection.near(tr.doc.resolve(behind)));
}
