import { copyText } from '@my-note/kit/forms';
import { Button, Icon } from '@my-note/kit/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { aboutTexts as texts } from './texts.ts';

interface CopyFactsProps {
  text: string;
  /** Called when the browser does not let pages use the clipboard. */
  onFailed: () => void;
}

export function CopyFacts({ text, onFailed }: CopyFactsProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () => copyText(text).then(() => setCopied(text), onFailed);
  return (
    <Button size="sm" variant="outline" colorPalette="gray" aria-live="polite" onClick={() => void copy()}>
      <Icon as={Copy} />
      {copied === text ? texts.copied : texts.copy}
    </Button>
  );
}
