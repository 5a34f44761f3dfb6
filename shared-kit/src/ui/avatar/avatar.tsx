import { Center, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { initialsOf } from './initials.ts';
import { usePicture } from './use-picture.ts';

const Picture = chakra('img');

interface AvatarProps {
  /** Null for nobody. */
  person: { name: string; email: string; avatarUrl?: string | null } | null;
  size?: '8' | '16';
  /** What the picture shows, where it is more than decoration. */
  alt?: string;
}

/**
 * A person's picture, or their initials when there is none (docs/specification/product.md#user-menu).
 *
 * @example
 * <Avatar person={{ name: 'Ada Lovelace', email: 'ada@example.org' }} />
 */
export function Avatar({ person, size = '8', alt = '' }: AvatarProps) {
  const picture = usePicture(person?.avatarUrl);
  const [broken, setBroken] = useState<string>();
  return (
    <Center
      as="span"
      boxSize={size}
      flex="none"
      borderRadius="full"
      overflow="hidden"
      bg="accent.subtle"
      color="accent.fg"
      fontSize={size === '8' ? 'xs' : 'xl'}
      fontWeight="650"
      aria-hidden={alt === ''}
    >
      {picture !== undefined && picture !== broken ? (
        <Picture
          src={picture}
          alt={alt}
          boxSize="100%"
          objectFit="cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(person)
      )}
    </Center>
  );
}
