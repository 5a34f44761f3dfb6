import { useQuery } from '@my-note/kit/query';
import { Stack, Text } from '@my-note/kit/ui';
import { useEffect } from 'react';
import { watchPermission } from '../../../platform/push/push-support.ts';
import { Rows } from '../rows.tsx';
import { pushQueries } from './push.queries.ts';
import { PushDevices } from './push-devices.tsx';
import { PushSwitch } from './push-switch.tsx';
import { pushTexts } from './texts.ts';

/** A setting that this browser does not have, and why. */
const Unavailable = ({ reason }: { reason: string }) => (
  <Stack gap="1">
    <Text fontSize="md" fontWeight="500">
      {pushTexts.here}
    </Text>
    <Text fontSize="sm" color="fg.muted">
      {reason}
    </Text>
  </Stack>
);

/** Which browsers are notified while no page is open (docs/specification/product.md#notifications). */
export function PushSettings() {
  const service = useQuery(pushQueries.service());
  const browser = useQuery(pushQueries.browser());
  const { refetch } = browser;
  useEffect(() => watchPermission(() => void refetch()), [refetch]);
  const { data: push } = service;
  if (!push || !browser.data) {
    return (
      <Rows
        items={undefined}
        failed={service.isError}
        failedText={pushTexts.failed}
        onRetry={() => void service.refetch()}
      >
        {() => null}
      </Rows>
    );
  }
  const { publicKey, devices } = push;
  const { support, endpoint } = browser.data;
  return (
    <Stack gap="4">
      {publicKey === null ? (
        <Unavailable reason={pushTexts.off} />
      ) : support === 'ready' ? (
        <PushSwitch push={{ publicKey, devices }} endpoint={endpoint} />
      ) : (
        <Unavailable reason={pushTexts.reasons[support]} />
      )}
      <PushDevices devices={devices.filter(({ current }) => !current)} />
    </Stack>
  );
}
