import { Box, HStack } from '@my-note/shared-kit/ui';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from '../texts.ts';

function subscribe(listener: () => void) {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/** Does the browser believe to have a connection? */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Says in the top bar that there is no connection. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <HStack
          gap="1.5"
          paddingX="2.5"
          paddingY="1"
          borderRadius="full"
          bg="bg.warning"
          color="fg.warning"
          fontSize="sm"
          fontWeight="500"
          title={texts.offlineHint}
        >
          <CloudOff size={16} strokeWidth={1.75} aria-hidden />
          {texts.offline}
        </HStack>
      )}
    </Box>
  );
}
