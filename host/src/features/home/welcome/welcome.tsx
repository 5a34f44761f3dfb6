import { links } from '@my-note/contract';
import { Link } from '@my-note/kit/router';
import { Box, Button, Flex, Grid, Heading, HStack, Stack, Text } from '@my-note/kit/ui';
import { useRuntimeConfig } from '../../../platform/config/runtime-config.ts';
import { texts } from '../../../platform/texts.ts';
import { homeTexts } from '../texts.ts';
import { ProductPicture } from './product-picture.tsx';

/** The home page of visitors. */
export function Welcome() {
  const { signUp, firstAccount } = useRuntimeConfig();
  return (
    <Stack
      gap={{ base: '14', md: '20' }}
      maxWidth="66rem"
      marginX="auto"
      paddingX={{ base: '5', md: '10' }}
      paddingTop={{ base: '14', md: '24' }}
      paddingBottom="20"
    >
      <Stack gap="7" maxWidth="42rem">
        <Heading
          as="h1"
          fontFamily="note"
          fontWeight="550"
          fontSize={{ base: '4xl', md: '6xl' }}
          lineHeight="1.1"
          letterSpacing="-0.025em"
          textWrap="balance"
        >
          {homeTexts.pitchTitle}
        </Heading>
        <Text
          fontSize={{ base: 'lg', md: 'xl' }}
          lineHeight="1.55"
          color="fg.muted"
          maxWidth="36rem"
          textWrap="pretty"
        >
          {homeTexts.pitch}
        </Text>
        <HStack gap="3" wrap="wrap">
          <Button asChild size="lg">
            <Link to={links.login()}>{texts.login}</Link>
          </Button>
          {(signUp === 'open' || firstAccount === 'here') && (
            <Button asChild size="lg" variant="outline">
              <Link to={`${links.login()}?create`}>{texts.createAccount}</Link>
            </Button>
          )}
        </HStack>
      </Stack>
      <ProductPicture screen="note" alt={homeTexts.noteAlt} first />
      {homeTexts.scenes.map(({ screen, title, text, alt }, index) => (
        <Flex
          key={screen}
          gap={{ base: '6', lg: '12' }}
          align="center"
          direction={{ base: 'column', lg: index % 2 ? 'row-reverse' : 'row' }}
        >
          <Stack gap="3" flex="2">
            <Heading as="h2" size="2xl" fontWeight="550" letterSpacing="-0.015em">
              {title}
            </Heading>
            <Text color="fg.muted" fontSize="lg" lineHeight="1.55" textWrap="pretty">
              {text}
            </Text>
          </Stack>
          <Box flex="3" width="100%">
            <ProductPicture screen={screen} alt={alt} />
          </Box>
        </Flex>
      ))}
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        columnGap="8"
        rowGap="8"
        borderTopWidth="1px"
        borderColor="border"
        paddingTop="8"
      >
        {homeTexts.pitchPoints.map(({ title, text }) => (
          <Box as="li" key={title}>
            <Text fontWeight="650" marginBottom="1">
              {title}
            </Text>
            <Text color="fg.muted">{text}</Text>
          </Box>
        ))}
      </Grid>
    </Stack>
  );
}
