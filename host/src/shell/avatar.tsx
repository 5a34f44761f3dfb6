import { useSession } from '@my-note/shared-kit/session';
import { Center, chakra } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

const Picture = chakra('img');

/** The user's picture, or the fallback text when there is none (specification, section 2). */
export function Avatar() {
  const user = useSession((state) => state.user);
  const [broken, setBroken] = useState(false);
  return (
    <Center
      as="span"
      boxSize="8"
      borderRadius="full"
      overflow="hidden"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="xs"
      fontWeight="650"
      aria-hidden
    >
      {user?.avatarUrl && !broken ? (
        <Picture
          src={user.avatarUrl}
          alt=""
          referrerPolicy="no-referrer"
          boxSize="100%"
          objectFit="cover"
          onError={() => setBroken(true)}
        />
      ) : (
        texts.avatarFallback
      )}
    </Center>
  );
}
