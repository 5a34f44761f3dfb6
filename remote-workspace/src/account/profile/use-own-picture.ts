import { paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import { useEffect, useState } from 'react';

/** An object URL for the picture of the account; those of other sites come through the service. */
export function useOwnPicture(address: string | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!address) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    let objectUrl = '';
    const loading = address.startsWith('/')
      ? api.file(address, { signal })
      : api.file(paths.pictures, { query: { address }, signal });
    loading.then(
      (bytes) => {
        if (signal.aborted) return;
        objectUrl = URL.createObjectURL(bytes);
        setUrl(objectUrl);
      },
      // A sign is shown instead.
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
