import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, Center, chakra, HStack, Icon, Text } from '@my-note/shared-kit/ui';
import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { accountMutations } from '../account.queries.ts';
import { squarePicture } from './square-picture.ts';
import { profileTexts } from './texts.ts';
import { useOwnPicture } from './use-own-picture.ts';

const Picture = chakra('img');
const KINDS = 'image/png,image/jpeg,image/webp';

/** The person's picture, which is chosen from a file. */
export function PictureField({ address }: { address: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync: store } = useMutation(accountMutations.setPicture());
  const set = useMutation({
    mutationFn: async (file: File) => store(await squarePicture(file)),
    meta: { silent: true },
  });
  const remove = useMutation(accountMutations.removePicture());
  const shown = useOwnPicture(address);
  const error = set.error ?? remove.error;
  return (
    <>
      <HStack gap="4" wrap="wrap">
        <Center
          boxSize="16"
          borderRadius="full"
          overflow="hidden"
          bg="accent.subtle"
          color="accent.fg"
          flexShrink="0"
        >
          {shown ? (
            <Picture src={shown} alt={profileTexts.picture} boxSize="100%" objectFit="cover" />
          ) : (
            <Icon as={UserRound} size={28} />
          )}
        </Center>
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
          {address ? profileTexts.changePicture : profileTexts.choosePicture}
        </Button>
        {address && (
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
