import type { User } from '@my-note/contract';
import { errorText } from '@my-note/kit/http';
import { useMutation } from '@my-note/kit/query';
import { Avatar, Button, HStack, Text } from '@my-note/kit/ui';
import { useRef } from 'react';
import { accountMutations } from '../account.queries.ts';
import { squarePicture } from './square-picture.ts';
import { profileTexts } from './texts.ts';

const KINDS = 'image/png,image/jpeg,image/webp';

/** The person's picture, which is chosen from a file. */
export function PictureField({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync: store } = useMutation(accountMutations.setPicture());
  const set = useMutation({
    mutationFn: async (file: File) => store(await squarePicture(file)),
    meta: { silent: true },
  });
  const remove = useMutation(accountMutations.removePicture());
  const error = set.error ?? remove.error;
  return (
    <>
      <HStack gap="4" wrap="wrap">
        <Avatar person={user} size="16" alt={profileTexts.picture} />
        <input
          ref={input}
          type="file"
          hidden
          accept={KINDS}
          aria-label={profileTexts.choosePicture}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) set.mutate(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={set.isPending}
          onClick={() => input.current?.click()}
        >
          {user.avatarUrl ? profileTexts.changePicture : profileTexts.choosePicture}
        </Button>
        {user.avatarUrl && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            {profileTexts.removePicture}
          </Button>
        )}
      </HStack>
      {error && (
        <Text role="alert" color="fg.error">
          {errorText(error)}
        </Text>
      )}
    </>
  );
}
