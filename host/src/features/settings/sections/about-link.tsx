import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { chakra } from '@my-note/kit/ui';
import { settingsTexts } from '../texts.ts';

const TextLink = chakra(Link);

export const AboutLink = ({ onGo }: { onGo: () => void }) => (
  <TextLink
    to={links.about()}
    onClick={onGo}
    alignSelf="flex-start"
    fontSize="sm"
    color="fg.muted"
    textDecoration="underline"
    _hover={{ color: 'fg' }}
  >
    {settingsTexts.about}
  </TextLink>
);
