export { FileCard } from './file-card.tsx';
export { saveAttachment } from './save-attachment.ts';
export { videoOf } from './video-address.ts';
export { VideoCard } from './video-card.tsx';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../ui/toast.ts';
import type { LoadFile } from '../pictures/load-pictures.ts';
import { markdownTexts } from '../texts.ts';
import { FileCard } from './file-card.tsx';
import type { OpenFile, PlayFile } from './read-file.ts';
import { saveAttachment } from './save-attachment.ts';
import { videoOf } from './video-address.ts';
import { VideoCard } from './video-card.tsx';

interface FilesProps {
  links: readonly HTMLAnchorElement[];
  open: OpenFile;
  play: PlayFile | undefined;
  load: LoadFile;
}

const isPlace = (node: Node) => node instanceof HTMLElement && node.dataset.part === 'file';

/**
 * Whether nothing but its card is beside a link in its paragraph. Where versions are compared, changes are seen in the words
 * only.
 */
const isAlone = (link: HTMLElement) =>
  [...(link.parentElement?.childNodes ?? [])].every((node) => node === link || isPlace(node)) &&
  !link.querySelector('ins, del, img');

function Card({ link, open, play, load }: Omit<FilesProps, 'links'> & { link: HTMLAnchorElement }) {
  const { attachment } = link.dataset;
  const name = link.textContent.trim();
  if (attachment !== undefined) {
    const onSave = () =>
      void saveAttachment(attachment, name, load).catch(() =>
        toast({ title: markdownTexts.fileFailed, type: 'error' }),
      );
    return <FileCard id={attachment} name={name} open={open} play={play} onSave={onSave} />;
  }
  const video = videoOf(link.href);
  return video && <VideoCard video={video} href={link.href} name={name} />;
}

/** The card takes the place of its link. */
function Place(props: Omit<FilesProps, 'links'> & { link: HTMLAnchorElement }) {
  const { link } = props;
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const made = document.createElement('div');
    made.dataset.part = 'file';
    link.before(made);
    link.hidden = true;
    setPlace(made);
    return () => {
      made.remove();
      link.hidden = false;
      setPlace(undefined);
    };
  }, [link]);
  return place && createPortal(<Card {...props} />, place);
}

const isShown = (link: HTMLAnchorElement) =>
  link.dataset.attachment !== undefined || videoOf(link.href) !== undefined;

/** The files and videos of a note that have a paragraph of their own. */
export const Files = ({ links, ...props }: FilesProps) =>
  links
    .filter((link) => isAlone(link) && isShown(link))
    // biome-ignore lint/suspicious/noArrayIndexKey: a redrawn note has other links, in one order
    .map((link, index) => <Place key={index} link={link} {...props} />);
