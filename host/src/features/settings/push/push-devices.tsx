import type { PushDevice } from '@my-note/contract/push';
import { useMutation } from '@my-note/kit/query';
import { Box, Button, RelativeDate, Stack, Text } from '@my-note/kit/ui';
import { useId } from 'react';
import { Row } from '../rows.tsx';
import { pushMutations } from './push.queries.ts';
import { pushTexts } from './texts.ts';

/** The person's other browsers that are notified. */
export function PushDevices({ devices }: { devices: PushDevice[] }) {
  const title = useId();
  const remove = useMutation(pushMutations.remove());
  if (devices.length === 0) return null;
  return (
    <Stack gap="0">
      <Text id={title} fontWeight="500">
        {pushTexts.devices}
      </Text>
      <Box as="ul" listStyleType="none" aria-labelledby={title}>
        {devices.map(({ _id, device, createdAt }) => {
          const name = device ?? pushTexts.unknownDevice;
          return (
            <Row
              key={_id}
              title={name}
              facts={<RelativeDate value={createdAt} text={pushTexts.sinceWhen} />}
              action={
                <Button
                  size="xs"
                  variant="ghost"
                  colorPalette="gray"
                  disabled={remove.isPending}
                  aria-label={pushTexts.removeNamed(name)}
                  onClick={() => remove.mutate(_id)}
                >
                  {pushTexts.remove}
                </Button>
              }
            />
          );
        })}
      </Box>
    </Stack>
  );
}
