import { loadRemoteModule } from '@my-note/kit/federation';
import { useParams } from '@my-note/kit/router';
import { Box, Button, chakra, ErrorPanel, Stack, Text } from '@my-note/kit/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { say } from './messages.ts';

type Slot = ComponentType<Record<string, unknown>>;
const Json = chakra('textarea');

const componentOf = (value: unknown): Slot | undefined =>
  typeof value === 'object' && value !== null && 'Component' in value ? (value.Component as Slot) : undefined;

const HANDLERS = ['onDone', 'onClose', 'onReady', 'onGone', 'onLink'];
/** After these the host removes the slot. */
const CLOSING = ['onDone', 'onClose', 'onGone'];

// Each call of a handler is shown below the page with its arguments.
const handlers = (end: () => void) =>
  Object.fromEntries(
    HANDLERS.map((name) => [
      name,
      (...args: unknown[]) => {
        say(`${name}(${args.map((arg) => JSON.stringify(arg) ?? String(arg)).join(', ')})`);
        if (CLOSING.includes(name)) end();
      },
    ]),
  );

/** A slot of the remote with data props given as JSON, and handlers that show their calls. */
export function SlotPage() {
  const { remote, slot } = useParams();
  const id = `${remote}/${slot}`;
  const [text, setText] = useState('{ "categoryId": null }');
  const [shown, setShown] = useState<{ Component: Slot; props: Record<string, unknown> }>();
  const [failure, setFailure] = useState<unknown>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slot starts empty
  useEffect(() => {
    setShown(undefined);
    setFailure(undefined);
  }, [id]);

  const show = async () => {
    try {
      const props: Record<string, unknown> = JSON.parse(text);
      const Component = componentOf(await loadRemoteModule(id));
      if (!Component) throw new Error(`${id} exports no Component`);
      setFailure(undefined);
      setShown({ Component, props });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Stack gap="4" padding="6" align="flex-start">
      <label htmlFor="props">Data props of {id}</label>
      <Json
        id="props"
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={4}
        width="full"
        maxWidth="40rem"
        padding="2"
        borderWidth="1px"
        fontFamily="mono"
      />
      <Button onClick={show}>Show the slot</Button>
      <Text color="fg.muted">Handlers are given by the shell; their calls are written below.</Text>
      {failure !== undefined && <ErrorPanel title={`${id} did not load`}>{String(failure)}</ErrorPanel>}
      <Box width="full">
        {shown && <shown.Component {...handlers(() => setShown(undefined))} {...shown.props} />}
      </Box>
    </Stack>
  );
}
