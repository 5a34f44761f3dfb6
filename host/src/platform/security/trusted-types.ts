import { isAllowedScriptUrl } from './allowed-origins.ts';

interface Rules {
  createHTML: (text: string, type?: string, sink?: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface GuardedWindow extends Window {
  /** Absent in browsers without Trusted Types. */
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
}

/**
 * The default policy of Trusted Types, for all strings that code uses as HTML or as a script's URL. It refuses markup,
 * except for DOMParser, whose document runs nothing: the app builds its pages from elements, and sanitized HTML has a
 * policy of its own. Scripts have to come from allowed origins.
 */
export const rules: Rules = {
  createHTML: (text, _type, sink) => {
    // A caller that checks first gets an error and uses another way; for the browser, null means refusal.
    if (sink === undefined) throw new TypeError('This page takes no HTML as text.');
    return !text.includes('<') || sink === 'DOMParser parseFromString' ? text : null;
  },
  createScriptURL: (address) => (isAllowedScriptUrl(address) ? address : null),
};

const page: GuardedWindow = window;
page.trustedTypes?.createPolicy('default', rules);
