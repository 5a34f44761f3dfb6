import { CopyField } from '@my-note/kit/forms';
import { Box, chakra, Section, Text } from '@my-note/kit/ui';
import { transferTexts as texts } from './texts.ts';

/** Opens `/i/new` with the title, the selection, and the address of a page. What follows `#` is sent to no server. */
const bookmarklet = (site: string): string =>
  `javascript:(()=>{const p=new URLSearchParams({title:document.title,text:String(getSelection()),url:location.href});open('${site}/i/new#'+p)})()`;

const Handle = chakra('a');

/** A bookmark that keeps what is open in the browser. */
export function BookmarkletSection() {
  const code = bookmarklet(window.location.origin);
  return (
    <Section level="h2" title={texts.bookmarkTitle} hint={texts.bookmarkHint}>
      <Box>
        <Handle
          // React writes no such address, and the policy of this page runs none: it is there to be dragged.
          ref={(handle: HTMLAnchorElement | null) => handle?.setAttribute('href', code)}
          onClick={(event) => event.preventDefault()}
          display="inline-block"
          paddingX="4"
          paddingY="2"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="md"
          fontWeight="500"
          cursor="grab"
        >
          {texts.bookmark}
        </Handle>
      </Box>
      <Text fontSize="sm" color="fg.muted">
        {texts.bookmarkByHand}
      </Text>
      <CopyField label={texts.bookmarkCode} value={code} />
    </Section>
  );
}
