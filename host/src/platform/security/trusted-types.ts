import { isAllowedScriptUrl } from './allowed-origins.ts';

interface Rules {
  createHTML: (text: string, type?: string, sink?: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface GuardedWindow extends Window {
  /** Absent where a browser does not know Trusted Types. */
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
}

/**
 * What happens to texts that are handed to the browser as HTML or as the address of a script, by whatever code:
 * index.html demands that they pass here. Markup is refused, as the app builds its pages from elements and
 * what is sanitised has a policy of its own; a parser may have it, whose document runs nothing. Scripts come from the
 * origins that this site allows.
 */
export const rules: Rules = {
  createHTML: (text, _type, sink) => {
    // Code that asks by itself has another way where it is refused; for the browser nothing is a refusal.
    if (sink === undefined) throw new TypeError('This page takes no HTML as text.');
    return !text.includes('<') || sink === 'DOMParser parseFromString' ? text : null;
  },
  createScriptURL: (address) => (isAllowedScriptUrl(address) ? address : null),
};

const page: GuardedWindow = window;
page.trustedTypes?.createPolicy('default', rules);
