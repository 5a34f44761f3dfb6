import { paths } from '@my-note/contract';
import { useEffect, useState } from 'react';
import { api } from '../../http/api-client.ts';

/** An object URL for the picture of an account; those of other sites come through the service. */
export function usePicture(address: string | null | undefined): string | undefined {
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
      // The initials are shown instead.
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
