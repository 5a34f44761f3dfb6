import { copyText } from '@my-note/shared-kit/forms';
import { Button, Icon } from '@my-note/shared-kit/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { aboutTexts as texts } from './texts.ts';

interface CopyFactsProps {
  text: string;
  /** Told when the browser keeps its clipboard from pages. */
  onRefused: () => void;
}

/** Puts the facts on the clipboard. */
export function CopyFacts({ text, onRefused }: CopyFactsProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () => copyText(text).then(() => setCopied(text), onRefused);
  return (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void copy()}>
      <Icon as={Copy} />
      {copied === text ? texts.copied : texts.copy}
    </Button>
  );
}
