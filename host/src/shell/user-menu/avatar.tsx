import { paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { useSession } from '@my-note/shared-kit/session';
import { Center, chakra } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { texts } from '../../platform/texts.ts';

const Picture = chakra('img');

/** An address in this browser of a picture that is on another site; it comes through the service. */
function usePicture(address: string | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!address) return;
    const leave = new AbortController();
    let made = '';
    api.file(paths.pictures, { query: { address }, signal: leave.signal }).then(
      (bytes) => {
        if (leave.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setUrl(made);
      },
      // The letters stand for who it is.
      () => undefined,
    );
    return () => {
      leave.abort();
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [address]);
  return url;
}

/** The user's picture, or the fallback text when there is none (docs/specification/product.md#user-menu). */
export function Avatar() {
  const user = useSession((state) => state.user);
  const picture = usePicture(user?.avatarUrl);
  const [broken, setBroken] = useState<string>();
  return (
    <Center
      as="span"
      boxSize="8"
      borderRadius="full"
      overflow="hidden"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="xs"
      fontWeight="650"
      aria-hidden
    >
      {picture !== undefined && picture !== broken ? (
        <Picture src={picture} alt="" boxSize="100%" objectFit="cover" onError={() => setBroken(picture)} />
      ) : (
        texts.avatarFallback
      )}
    </Center>
  );
}
