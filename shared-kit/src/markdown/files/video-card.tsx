import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { fileTexts as texts } from './texts.ts';
import { embedAddress } from './video-address.ts';

interface VideoCardProps {
  video: { id: string; start: number };
  href: string;
  /** The words of the link; its address when there are none. */
  name: string;
}

/** A video of YouTube. Nothing is asked of YouTube before a click. */
export function VideoCard({ video, href, name }: VideoCardProps) {
  const [isPlaying, setPlaying] = useState(false);
  const title = name === '' || name === href ? texts.video : name;
  return (
    <Box
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      bg="bg.panel"
      fontFamily="body"
      overflow="hidden"
    >
      {isPlaying && (
        <chakra.iframe
          src={embedAddress(video)}
          title={title}
          display="block"
          width="100%"
          aspectRatio="16 / 9"
          border="0"
          // Without it the player refuses to play (its error 153).
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          _print={{ display: 'none' }}
        />
      )}
      <Flex align="center" gap="3" paddingX="3" paddingY="2" minHeight="14">
        {!isPlaying && (
          <Button
            size="sm"
            flex="none"
            aria-label={texts.playVideo(title)}
            title={texts.playVideoHint}
            onClick={() => setPlaying(true)}
          >
            <Icon as={Play} />
            {texts.play}
          </Button>
        )}
        <Box flex="1" minWidth="0">
          <Text fontWeight="500" lineHeight="1.3" truncate dir="auto">
            {title}
          </Text>
          <chakra.a href={href} target="_blank" rel="noopener noreferrer" fontSize="sm" lineHeight="1.3">
            {texts.onYoutube}
          </chakra.a>
        </Box>
      </Flex>
    </Box>
  );
}
