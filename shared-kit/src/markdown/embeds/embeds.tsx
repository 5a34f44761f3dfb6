import { useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Embedded } from './embedded.tsx';
import { type EmbeddedText, EmbedTrail, type UseEmbedded } from './embedded-note.ts';
import { MOST } from './limits.ts';

export { Embedded } from './embedded.tsx';

interface EmbedsProps {
  links: readonly HTMLAnchorElement[];
  /** The note whose text they are in. */
  within: string;
  useEmbedded: UseEmbedded | undefined;
  Text: EmbeddedText;
}

const isBeside = (node: Node) =>
  node instanceof HTMLElement
    ? node.dataset.embed !== undefined || node.dataset.part === 'embed' || node.tagName === 'BR'
    : node.textContent?.trim() === '';

/** Whether nothing but embedded notes is in the paragraph of a link, or in its entry of a list. */
const isAlone = ({ parentElement }: HTMLElement) =>
  parentElement !== null &&
  /^(?:P|LI)$/.test(parentElement.tagName) &&
  [...parentElement.childNodes].every(isBeside);

interface PlaceProps extends Omit<EmbedsProps, 'links'> {
  link: HTMLAnchorElement;
  isOver: boolean;
}

/** The note takes the place of its link. */
function Place({ link, isOver, within, useEmbedded, Text }: PlaceProps) {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement('div');
    made.dataset.part = 'embed';
    link.before(made);
    link.hidden = true;
    setPlace(made);
    return () => {
      made.remove();
      link.hidden = false;
      setPlace(undefined);
    };
  }, [link]);
  const { note = '', heading, written } = link.dataset;
  const words = written ?? link.textContent;
  const embedded = (
    <Embedded id={note} part={heading} useEmbedded={useEmbedded} {...{ within, words, isOver, Text }} />
  );
  return place && createPortal(embedded, place);
}

/** The notes that a rendered one embeds in paragraphs of their own. */
export function Embeds({ links, ...props }: EmbedsProps) {
  const { ids } = useContext(EmbedTrail);
  const most = MOST[ids.length] ?? 0;
  return links.filter(isAlone).map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a redrawn note has other links, in one order
    <Place key={index} link={link} isOver={index >= most} {...props} />
  ));
}
