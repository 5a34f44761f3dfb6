import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { toast } from '../../ui/toast.ts';
import { markdownTexts } from '../texts.ts';
import { anchorOf, anchorTarget } from './headings.ts';

/** Brings a place of the text into sight, and the keyboard to it. */
export function goTo(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/**
 * Goes to the heading that the address names, when a rendered note opens and with each link to another one. An address
 * that is only replaced, as by the table of contents, leaves the page where it is.
 */
export function useAnchor(box: RefObject<HTMLElement | null>, drawn: string, isOn: boolean): void {
  const { hash, key } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const followed = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading may have just been drawn
  useEffect(() => {
    const { current } = box;
    if (!isOn || !current || followed.current === key) return;
    const isFirst = followed.current === undefined;
    followed.current = key;
    if (hash.length < 2 || (isReplaced && !isFirst)) return;
    const target = anchorTarget(anchorOf(hash), current);
    if (target) return goTo(target);
    scrollTo(0, 0);
    toast({ title: markdownTexts.headingGone });
  }, [box, drawn, isOn, hash, key, isReplaced]);
}
