import { Box, Button, Flex } from '@chakra-ui/react';
import { partOf } from '@my-note/contract/markdown-html';
import { FileText } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useContext, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { anchorOf } from '../headings/headings.ts';
import { type EmbeddedNote, type EmbeddedText, EmbedTrail, type UseEmbedded } from './embedded-note.ts';
import { MOST } from './limits.ts';
import { embedTexts as texts } from './texts.ts';
import { useOwnEmbedded } from './use-own-embedded.ts';

interface EmbeddedProps {
  id: string;
  /** `#heading` for the part below it. */
  part?: string | undefined;
  /** The note that embeds it. */
  within: string;
  /** What its writer calls it. */
  words: string;
  /** That note embeds more of them than are shown. */
  isOver?: boolean;
  useEmbedded?: UseEmbedded | undefined;
  Text: EmbeddedText;
}

/** Neither a click on the text around nor its keys are meant. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

interface FrameProps {
  title: string;
  name: string;
  href: string | undefined;
  children: ReactNode;
}

const Frame = ({ title, name, href, children }: FrameProps) => (
  <Box
    as="section"
    aria-label={name}
    border="1px solid"
    borderColor="border"
    borderRadius="md"
    paddingX={{ base: '3', md: '4' }}
    paddingTop="2"
    paddingBottom="3"
    cursor="auto"
    // Of an editor around it, whose text keeps its spaces.
    whiteSpace="normal"
    onClick={stop}
    onPointerDown={stop}
  >
    <Flex align="center" gap="2" marginBottom="2" fontFamily="body" fontSize="sm" color="fg.muted">
      <Icon as={FileText} size={14} />
      {href === undefined ? (
        <span dir="auto">{title}</span>
      ) : (
        <Link to={href} dir="auto">
          {title}
        </Link>
      )}
    </Flex>
    {children}
  </Box>
);

const Sentence = ({ children, retry }: { children: string; retry?: (() => void) | undefined }) => (
  <Flex align="center" gap="3" wrap="wrap" fontFamily="body" fontSize="sm" color="fg.muted">
    <span>{children}</span>
    {retry && (
      <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
        {texts.tryAgain}
      </Button>
    )}
  </Flex>
);

interface PartProps {
  Text: EmbeddedText;
  id: string;
  note: EmbeddedNote;
  anchor: string;
}

function Part({ Text, id, note: { content = '', reader }, anchor }: PartProps) {
  const text = useMemo(() => (anchor === '' ? content : partOf(content, anchor)), [content, anchor]);
  if (text === undefined) return <Sentence>{texts.partGone}</Sentence>;
  if (text.trim() === '') return <Sentence>{texts.empty}</Sentence>;
  return <Text content={text} noteId={id} {...reader} />;
}

/** A note inside another one: read-only, with its title as a link, and with its own access. */
export function Embedded({
  id,
  part = '',
  within,
  words,
  isOver = false,
  useEmbedded = useOwnEmbedded,
  Text,
}: EmbeddedProps) {
  const { ids } = useContext(EmbedTrail);
  const isDeep = ids.length >= MOST.length;
  const isCycle = within === id || ids.includes(id);
  const note = useEmbedded(id, !isDeep && !isCycle && !isOver);
  const href = note.href === undefined ? undefined : note.href + part;
  const trail = useMemo(() => ({ ids: [...ids, within], href: note.href }), [ids, within, note.href]);
  const anchor = anchorOf(part);
  const title = note.title ?? (words.trim() || texts.unknown);
  const name = anchor === '' ? texts.region(title) : texts.regionOfPart(title, anchor.replaceAll('-', ' '));

  const body = () => {
    if (note.state === 'gone' || note.state === 'hidden' || note.state === 'category')
      return <Sentence>{texts[note.state]}</Sentence>;
    if (isCycle) return <Sentence>{texts.cycle}</Sentence>;
    if (isDeep) return <Sentence>{texts.deep}</Sentence>;
    if (isOver) return <Sentence>{texts.over}</Sentence>;
    if (note.state === 'failed') return <Sentence retry={note.retry}>{texts.failed}</Sentence>;
    if (note.state === 'loading') return <Sentence>{texts.loading}</Sentence>;
    return <Part {...{ Text, id, note, anchor }} />;
  };
  return (
    <EmbedTrail value={trail}>
      <Frame {...{ title, name, href }}>{body()}</Frame>
    </EmbedTrail>
  );
}
