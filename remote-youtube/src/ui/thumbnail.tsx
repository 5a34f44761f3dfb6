import { paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { useNear } from '@my-note/kit/lists';
import { useQuery } from '@my-note/kit/query';
import { Box, Center, chakra } from '@my-note/kit/ui';
import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';

/** The service proxies the picture of a video, so that Youtube does not learn who views it. */
function usePicture(id: string, wanted: boolean) {
  const { data, isError } = useQuery({
    queryKey: ['video-picture', id],
    queryFn: ({ signal }) => api.file(paths.videoPicture(id), { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { url, isError };
}

/** The picture of a video, or an icon when it cannot be loaded. */
export function Thumbnail({ id, eager = false }: { id: string; eager?: boolean }) {
  const [box, near] = useNear<HTMLDivElement>();
  const { url, isError } = usePicture(id, eager || near);
  return (
    <Box ref={box} position="relative" aspectRatio="16 / 9" bg="bg.muted" borderRadius="md" overflow="hidden">
      {isError && (
        <Center position="absolute" inset="0" color="fg.muted">
          <Video size={24} strokeWidth={1.5} aria-hidden />
        </Center>
      )}
      {url !== undefined && (
        <chakra.img src={url} alt="" decoding="async" width="100%" height="100%" objectFit="cover" />
      )}
    </Box>
  );
}
