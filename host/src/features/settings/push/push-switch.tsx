import type { Push } from '@my-note/contract/push';
import { SwitchSetting } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { NoWorker } from '../../../platform/push/push-browser.ts';
import { pushMutations } from './push.queries.ts';
import { pushTexts } from './texts.ts';

/** Browsers name these failures of theirs, and say nothing about them that helps. */
const textOf = (error: Error) => {
  if (error instanceof NoWorker) return pushTexts.noWorker;
  return error instanceof DOMException ? pushTexts.notReached : error.message;
};

interface PushSwitchProps {
  push: Push & { publicKey: string };
  /** What this browser has at its push service. */
  endpoint: string | null;
}

/** Whether this browser is notified, in a browser that can be, with a way to try it. */
export function PushSwitch({ push, endpoint }: PushSwitchProps) {
  const turnOn = useMutation(pushMutations.turnOn());
  const turnOff = useMutation(pushMutations.turnOff());
  const test = useMutation(pushMutations.test());
  const device = push.devices.find(({ current }) => current);
  const on = device !== undefined && device.endpoint === endpoint;
  const busy = turnOn.isPending || turnOff.isPending;

  function toggle() {
    test.reset();
    turnOn.reset();
    if (on) turnOff.mutate(push);
    else turnOn.mutate({ publicKey: push.publicKey, permission: Notification.requestPermission() });
  }

  return (
    <Stack gap="2">
      <SwitchSetting
        label={pushTexts.here}
        hint={pushTexts.hereHint}
        // Optimistic, until browser and service have responded.
        on={busy ? !on : on}
        busy={busy}
        onToggle={toggle}
      />
      {turnOn.error && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {textOf(turnOn.error)}
        </Text>
      )}
      {on && !busy && (
        <HStack gap="3" flexWrap="wrap">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            loading={test.isPending}
            onClick={() => test.mutate(device._id)}
          >
            {pushTexts.test}
          </Button>
          <Text role="status" fontSize="sm" color="fg.muted">
            {test.data && (test.data.sent ? pushTexts.sent : pushTexts.notSent(test.data.reason ?? ''))}
          </Text>
        </HStack>
      )}
    </Stack>
  );
}
