import type { Account } from '@my-note/contract/account';
import { Button, Section } from '@my-note/kit/ui';
import { useState } from 'react';
import { DeletionDialog } from './deletion-dialog.tsx';
import { deletionTexts } from './texts.ts';

/** The end of the account. */
export function DeletionSection({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section level="h2" title={deletionTexts.title} hint={deletionTexts.hint}>
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        colorPalette="red"
        onClick={() => setIsOpen(true)}
      >
        {deletionTexts.open}
      </Button>
      <DeletionDialog account={account} open={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  );
}
