import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { codeLook } from '../code/code-styles.ts';
import { highlightCode } from '../code/show-code.ts';
import { endingOf, type FileKind, sizeInWords } from './file-kind.ts';
import { Player } from './player.tsx';
import { fileTexts as texts } from './texts.ts';
import { MOST_TEXT, type Shown } from './use-viewer.ts';

interface ViewerProps {
  kind: FileKind;
  name: string;
  shown: Shown;
}

function TextPreview({ name, text, isCut }: { name: string; text: string; isCut: boolean }) {
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    let isGone = false;
    highlightCode(text, endingOf(name)).then(
      (parts) => !isGone && parts && code.current?.replaceChildren(parts),
      // Without a connection it stays plain.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [text, name]);
  return (
    <>
      <chakra.pre
        css={codeLook}
        tabIndex={0}
        margin="0"
        padding="3"
        maxHeight="60vh"
        overflow="auto"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        <code ref={code} key={text}>
          {text}
        </code>
      </chakra.pre>
      {isCut && (
        <Text padding="3" fontSize="sm" color="fg.muted">
          {texts.cut(sizeInWords(MOST_TEXT))}
        </Text>
      )}
    </>
  );
}

/** A file that was opened in its place. */
export function Viewer({ kind, name, shown }: ViewerProps) {
  const [isBroken, setBroken] = useState(false);
  if ('text' in shown) return <TextPreview name={name} {...shown} />;
  if (isBroken)
    return (
      <Text role="alert" padding="3" fontSize="sm">
        {texts.unplayable}
      </Text>
    );
  if (kind === 'pdf')
    return (
      <chakra.iframe
        src={shown.url}
        title={name}
        display="block"
        width="100%"
        height="70vh"
        border="0"
        bg="bg.muted"
      />
    );
  return (
    <Player
      kind={kind === 'audio' ? 'audio' : 'video'}
      name={name}
      url={shown.url}
      again={shown.again}
      onBroken={() => setBroken(true)}
    />
  );
}
