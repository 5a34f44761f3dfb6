import { onlineManager } from '@my-note/kit/query';
import { Box, HStack, Icon } from '@my-note/kit/ui';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { texts } from '../../platform/texts.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline());

/** Notice in the top bar while the service is unreachable. */
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
          whiteSpace="nowrap"
          title={texts.offlineHint}
        >
          <Icon as={CloudOff} />
          {texts.offline}
        </HStack>
      )}
    </Box>
  );
}
