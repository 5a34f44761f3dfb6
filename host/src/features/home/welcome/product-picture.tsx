import { Box, chakra } from '@my-note/kit/ui';
import { useTheme } from '../../../platform/theme/theme.ts';
import { pictures } from './pictures/index.ts';

const Picture = chakra('img');

interface ProductPictureProps {
  screen: keyof typeof pictures;
  alt: string;
  /** Visible immediately; the others load lazily. */
  first?: boolean;
}

/** A screenshot in the visitor's theme. Its aspect ratio reserves the space while it loads. */
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
