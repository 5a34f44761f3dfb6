import { identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { api, errorText } from '@my-note/kit/http';
import { session } from '@my-note/kit/session';
import { Button, chakra, HStack, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';

const Form = chakra('form');
const Input = chakra('input');

async function enter(path: string, body: object): Promise<void> {
  const { token } = await api.post(path, { body, schema: identityAnswerSchema });
  const login = { provider: 'embedded', token };
  session.signIn(await api.post(paths.loginRequests, { body: login, schema: loginAnswerSchema }));
}

/** Signs in to the local service; in the product, the host does this. */
export function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const go = (path: string, more: object) => {
    enter(path, { email, password, ...more }).catch((error: unknown) => setFailure(errorText(error)));
  };
  return (
    <Form
      padding="8"
      onSubmit={(event) => {
        event.preventDefault();
        go(paths.signIn, {});
      }}
    >
      <Stack gap="3" maxWidth="20rem">
        <Text>The pages of this remote need a user.</Text>
        <Input
          aria-label="E-mail"
          placeholder="E-mail"
          type="email"
          borderWidth="1px"
          padding="2"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Input
          aria-label="Password"
          placeholder="Password"
          type="password"
          borderWidth="1px"
          padding="2"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <HStack>
          <Button type="submit">Sign in</Button>
          <Button variant="outline" onClick={() => go(paths.signUp, { name: 'Developer' })}>
            Make an account
          </Button>
        </HStack>
        {failure && <Text role="alert">{failure}</Text>}
      </Stack>
    </Form>
  );
}
