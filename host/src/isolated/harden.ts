import { apply, limitText, matches, replace, withoutFrames } from './limit-markup.ts';
import { refuseElements } from './refuse-elements.ts';
import { isSiteScript } from './site.ts';

/**
 * Ways out of a document that its content security policy does not close. All of it happens before any code of a remote runs,
 * in the one realm that it has: another frame inside, with objects of its own, can only be made by markup, which is refused.
 */

/** Connections that `connect-src` does not govern everywhere, and markup that Trusted Types do not see. */
const TAKEN_AWAY = [
  ...['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'RTCIceTransport'],
  ...['WebTransport', 'XSLTProcessor'],
];

interface Rules {
  createHTML?: (text: string, type?: string, sink?: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}
interface Policies {
  createPolicy: (name: string, rules: Rules) => unknown;
}
interface FrameWindow extends Window {
  trustedTypes?: Policies;
  TrustedTypePolicyFactory?: { prototype: Policies };
  TrustedTypePolicy?: { prototype: object };
}

const frame: FrameWindow = window;

/** Every policy leaves out what opens another document, also the one of the kit that takes HTML as it is. */
function limitMarkup(): void {
  const { trustedTypes: policies } = frame;
  const factory = frame.TrustedTypePolicyFactory?.prototype;
  if (!policies || !factory) return;
  const { createPolicy } = factory;
  const limited = (name: string, { createHTML }: Rules) =>
    createPolicy.call(policies, name, {
      ...(createHTML ? { createHTML: (text, ...rest) => limit(createHTML(text, ...rest)) } : {}),
      createScriptURL: (address) => (isSiteScript(address) ? address : null),
    });
  const limit = (text: string | null) => (text === null ? null : withoutFrames(text));
  replace(factory, 'createPolicy', limited);
  // The same as the host's: HTML as text is refused, except for a document that runs nothing.
  limited('default', {
    createHTML: (text, _type, sink = '') =>
      !matches(/</, text) || sink === 'DOMParser parseFromString' ? withoutFrames(text, sink) : null,
  });
  // Nobody gets hold of a policy by replacing what it is called by.
  if (frame.TrustedTypePolicy) Object.freeze(frame.TrustedTypePolicy.prototype);
}

/** What moves the focus, by the object that has it. */
const FOCUSING: [object, string[]][] = [
  [HTMLElement.prototype, ['focus', 'click', 'showPopover', 'togglePopover']],
  [SVGElement.prototype, ['focus']],
  [HTMLDialogElement.prototype, ['show', 'showModal']],
  [HTMLFormElement.prototype, ['reportValidity', 'requestSubmit']],
  [HTMLInputElement.prototype, ['select', 'reportValidity']],
  [HTMLTextAreaElement.prototype, ['select', 'reportValidity']],
  [HTMLSelectElement.prototype, ['reportValidity']],
  [Selection.prototype, ['addRange', 'collapse', 'extend', 'selectAllChildren', 'setBaseAndExtent']],
];

/** Code moves the focus within the frame, and never takes it from the page around, where somebody may be typing. */
function keepFocusOut(): void {
  const { hasFocus } = Document.prototype;
  for (const [target, names] of FOCUSING)
    for (const name of names) {
      const native = Reflect.get(target, name);
      if (typeof native !== 'function') continue;
      replace(target, name, function (this: unknown, ...args: unknown[]) {
        return apply(hasFocus, document, []) ? apply(native, this, args) : undefined;
      });
    }
  replace(window, 'focus', () => {});
}

for (const name of TAKEN_AWAY) replace(window, name, undefined);
refuseElements(globalThis, frame.trustedTypes !== undefined);
if (frame.trustedTypes) limitMarkup();
else limitText(globalThis);
keepFocusOut();
