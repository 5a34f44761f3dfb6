import { paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { useSession } from '@my-note/shared-kit/session';
import { Center, chakra } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { texts } from '../../platform/texts.ts';

const Picture = chakra('img');

/** An object URL for the picture of the account; those of other sites come through the service. */
function usePicture(address: string | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!address) return;
    const unmounted = new AbortController();
    let objectUrl = '';
    const { signal } = unmounted;
    const loading = address.startsWith('/')
      ? api.file(address, { signal })
      : api.file(paths.pictures, { query: { address }, signal });
    loading.then(
      (bytes) => {
        if (unmounted.signal.aborted) return;
        objectUrl = URL.createObjectURL(bytes);
        setUrl(objectUrl);
      },
      // The fallback text is shown instead.
      () => undefined,
    );
    return () => {
      unmounted.abort();
      setUrl(undefined);
      URL.revokeObjectURL(objectUrl);
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
