import { Box, chakra } from '@my-note/shared-kit/ui';
import { useTheme } from '../../../platform/theme/theme.ts';
import { pictures } from './pictures/index.ts';

const Picture = chakra('img');

interface ProductPictureProps {
  screen: keyof typeof pictures;
  alt: string;
  /** Seen at once; the others are fetched when they come near. */
  first?: boolean;
}

/** The product itself, in the theme of the visitor. Its room is kept while it comes. */
export function ProductPicture({ screen, alt, first = false }: ProductPictureProps) {
  const { wide, narrow } = pictures[screen][useTheme()];
  return (
    <Box
      borderRadius="lg"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border"
      bg="bg.subtle"
      boxShadow="md"
    >
      <picture>
        <source media="(max-width: 30rem)" srcSet={narrow} />
        <Picture
          src={wide}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          display="block"
          width="100%"
          aspectRatio={{ base: 400 / 500, sm: 1200 / 750 }}
        />
      </picture>
    </Box>
  );
}
