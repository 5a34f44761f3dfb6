import type { VersionSummary } from '@my-note/contract';
import { LIMITS } from '@my-note/contract';
import { Input } from '@my-note/shared-kit/forms';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, chakra, HStack, isComposing, Text } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { versionMutations } from '../api/version.mutations.ts';
import { historyTexts } from '../history-texts.ts';

/** Names, renames, or unnames a version. */
export function VersionName({ noteId, version }: { noteId: string; version: VersionSummary }) {
  const [name, setName] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(versionMutations.name(noteId));
  const close = () => setName(null);
  const give = (next: string | null) => mutate({ _id: version._id, name: next }, { onSuccess: close });

  if (name === null) {
    return (
      <HStack gap="2">
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setName(version.name ?? '')}>
          {version.name === null ? historyTexts.name : historyTexts.rename}
        </Button>
        {version.name !== null && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            loading={isPending}
            onClick={() => give(null)}
          >
            {historyTexts.removeName}
          </Button>
        )}
      </HStack>
    );
  }
  const trimmed = name.trim();
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed && !isPending) give(trimmed);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        if (event.key !== 'Escape' || isComposing(event)) return;
        close();
      }}
    >
      <HStack gap="2" wrap="wrap">
        <Input
          autoFocus
          size="sm"
          width="14rem"
          maxLength={LIMITS.versionNameLength}
          aria-label={historyTexts.nameOf}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="sm" loading={isPending} disabled={!trimmed}>
          {historyTexts.save}
        </Button>
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={close}>
          {historyTexts.cancel}
        </Button>
      </HStack>
      <Text textStyle="sm" color="fg.muted" marginTop="1">
        {historyTexts.nameHint}
      </Text>
    </chakra.form>
  );
}
