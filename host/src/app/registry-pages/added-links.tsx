import { Blocks } from 'lucide-react';
import type { ComponentType } from 'react';
import { useFlag } from '../../platform/remotes/ui/use-flag.ts';
import { PageLink } from '../../shell/sidebar/page-links.tsx';
import type { AddedPage } from './added-page.ts';

interface Shown {
  to: string;
  label: string;
  flag: string | undefined;
}

function Link({ to, label, flag, onGo }: Shown & { onGo?: (() => void) | undefined }) {
  return useFlag(flag) === 'on' ? <PageLink to={to} label={label} icon={Blocks} onGo={onGo} /> : null;
}

/** Sidebar links to pages that came with the registry; those with a label and a fixed address. */
export function linksTo(added: readonly AddedPage[]): ComponentType<{ onGo?: (() => void) | undefined }> {
  const shown = added.flatMap(({ entry: { flag, killed }, page: { path, label } }): Shown[] =>
    label && !killed && !/[:*]/.test(path) ? [{ to: path, label, flag }] : [],
  );
  return ({ onGo }) => shown.map((link) => <Link key={link.to} {...link} onGo={onGo} />);
}
