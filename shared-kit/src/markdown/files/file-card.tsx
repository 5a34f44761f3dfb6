import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Download, File, FileText, FileVideo, Music, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { whenNear } from '../pictures/when-near.ts';
import { endingOf, type FileKind, kindOf, sizeInWords } from './file-kind.ts';
import { type FileFacts, type OpenFile, type PlayFile, readFacts } from './read-file.ts';
import { fileTexts as texts } from './texts.ts';
import { useViewer } from './use-viewer.ts';
import { Viewer } from './viewer.tsx';

export interface FileCardProps {
  id: string;
  name: string;
  open: OpenFile;
  /** Without it sounds and films are fetched whole before they play. */
  play?: PlayFile | undefined;
  onSave: () => void;
  /** The name is shown beside the card already. */
  isNamed?: boolean;
}

const icons = { pdf: FileText, audio: Music, video: FileVideo, text: FileText, other: File };

/** Phones, and browsers without a viewer, would show an empty frame. */
const opens = (kind: FileKind): kind is Exclude<FileKind, 'other'> =>
  kind !== 'other' && (kind !== 'pdf' || navigator.pdfViewerEnabled);

/** Asks what a file is once its card is near the screen. */
function useFacts(card: RefObject<HTMLElement | null>, open: OpenFile, id: string) {
  const [facts, setFacts] = useState<FileFacts | 'gone'>();
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const stop = whenNear(card.current ? [card.current] : [], () => {
      readFacts(open, id, signal).then(setFacts, () => signal.aborted || setFacts('gone'));
    });
    return () => {
      stop();
      asking.abort();
    };
  }, [card, open, id]);
  return facts;
}

/** A file of a note: what it is, and a button that shows it in its place. */
export function FileCard({ id, name, open, play, onSave, isNamed = false }: FileCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const facts = useFacts(card, open, id);
  const known = facts === 'gone' ? undefined : facts;
  const kind = kindOf(known?.type ?? '');
  const { state, show, close } = useViewer({ id, kind, open, play }, known);
  const ending = endingOf(name).toUpperCase();
  const what = kind === 'text' || kind === 'other' ? ending || texts.kinds[kind] : texts.kinds[kind];
  const words = known ? `${what} · ${sizeInWords(known.size)}` : facts === 'gone' ? texts.gone : ending;
  const isOpen = state.step === 'open';
  return (
    <Box
      as="section"
      ref={card}
      aria-label={texts.file(name)}
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      bg="bg.panel"
      fontFamily="body"
      overflow="hidden"
      breakInside="avoid"
    >
      <Flex align="center" gap="3" paddingX="3" paddingY="2" minHeight="14">
        <Box color="fg.muted" flex="none">
          <Icon as={icons[kind]} size={20} />
        </Box>
        <Box flex="1" minWidth="0">
          {!isNamed && (
            <Text fontWeight="500" lineHeight="1.3" truncate title={name} dir="auto">
              {name}
            </Text>
          )}
          <Text
            fontSize="sm"
            color="fg.muted"
            lineHeight="1.3"
            role={state.step === 'loading' ? 'status' : undefined}
          >
            {state.step === 'loading' ? texts.loading(Math.round(state.fraction * 100)) : words}
          </Text>
        </Box>
        {known && opens(kind) && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            flex="none"
            aria-expanded={isOpen}
            aria-label={
              isOpen || state.step === 'loading'
                ? texts.closeNamed(name)
                : texts.openNamed(texts.open[kind], name)
            }
            onClick={isOpen || state.step === 'loading' ? close : () => void show()}
          >
            {state.step === 'loading' ? texts.cancel : isOpen ? <Icon as={X} /> : texts.open[kind]}
          </Button>
        )}
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          flex="none"
          aria-label={texts.saveNamed(name)}
          title={texts.save}
          disabled={facts === 'gone'}
          onClick={onSave}
        >
          <Icon as={Download} />
        </IconButton>
      </Flex>
      {state.step === 'failed' && (
        <Flex role="alert" gap="3" align="center" wrap="wrap" paddingX="3" paddingBottom="3" fontSize="sm">
          <chakra.span flex="1">{texts.failed}</chakra.span>
          <Button size="sm" variant="outline" onClick={() => void show()}>
            {texts.retry}
          </Button>
        </Flex>
      )}
      {state.step === 'open' && (
        <Box borderTop="1px solid" borderColor="border" _print={{ display: 'none' }}>
          <Viewer kind={kind} name={name} shown={state.shown} />
        </Box>
      )}
    </Box>
  );
}
