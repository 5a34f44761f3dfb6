import type { Registry } from '@my-note/contract/registry';
import { useRoutes } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { Box, Flex, Text } from '@my-note/kit/ui';
import { Contents } from './contents.tsx';
import { MessageLine } from './message-line.tsx';
import { RemoteModule } from './remote-module.tsx';
import { SignIn } from './sign-in.tsx';
import { SlotPage } from './slot-page.tsx';

const Welcome = () => (
  <Text padding="8" color="fg.muted">
    Choose a page or a slot.
  </Text>
);

/** The page around a remote that is developed alone. */
export function Shell({ registry }: { registry: Registry }) {
  const signedIn = useSession(({ user }) => user !== null);
  const pages = registry.remotes.flatMap(({ name, pages: all = [] }) =>
    all.map(({ path, module }) => ({
      path,
      element: <RemoteModule key={module} id={`${name}/${module}`} />,
    })),
  );
  const content = useRoutes([
    { path: '/', element: <Welcome /> },
    { path: '/slot/:remote/:slot', element: <SlotPage /> },
    ...pages,
    { path: '*', element: <Welcome /> },
  ]);
  return (
    <Flex direction="column" minHeight="100dvh">
      <Contents registry={registry} />
      <Box as="main" flex="1">
        {signedIn ? content : <SignIn />}
      </Box>
      <MessageLine />
    </Flex>
  );
}
