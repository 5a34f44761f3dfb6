import { isSiteScript } from './site.ts';

/**
 * Ways out of a document that its content security policy does not close. All of it happens before any code of a remote runs,
 * in the one realm that it has: another frame inside, with objects of its own, can only be made by markup, which is refused.
 */

/** Elements that open a connection or another document by being there. */
const REFUSED = /<(?:[\w-]+:)?(?:iframe|frame|frameset|fencedframe|object|embed|link|meta|base|portal)\b/i;
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

const withoutFrames = (text: string, sink = ''): string | null =>
  REFUSED.test(text) || sink.includes('srcdoc') ? null : text;

/** Replaces a function of a built-in object permanently. */
function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}

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
      !text.includes('<') || sink === 'DOMParser parseFromString' ? withoutFrames(text, sink) : null,
  });
  // Nobody gets hold of a policy by replacing what it is called by.
  if (frame.TrustedTypePolicy) Object.freeze(frame.TrustedTypePolicy.prototype);
}

/** A link element may connect to any site (`preconnect`), which no policy forbids. */
function refuseLinks(): void {
  const isLink = (name: unknown) => /(?:^|:)link$/i.test(String(name));
  const { prototype } = Document;
  const { createElement, createElementNS } = prototype;
  const refuse = () => {
    throw new DOMException('An isolated remote makes no link elements', 'SecurityError');
  };
  replace(
    prototype,
    'createElement',
    function (this: Document, name: string, options?: ElementCreationOptions) {
      // Read once: an object may say something else the second time.
      const wanted = `${name}`;
      return isLink(wanted) ? refuse() : createElement.call(this, wanted, options);
    },
  );
  replace(
    prototype,
    'createElementNS',
    function (this: Document, space: string | null, name: string, options?: ElementCreationOptions) {
      const wanted = `${name}`;
      return isLink(wanted) ? refuse() : createElementNS.call(this, space, wanted, options);
    },
  );
  const { define } = CustomElementRegistry.prototype;
  replace(
    CustomElementRegistry.prototype,
    'define',
    function (this: CustomElementRegistry, name: string, maker: CustomElementConstructor) {
      // Without the option to extend a built-in element.
      define.call(this, name, maker);
    },
  );
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
        return hasFocus.call(document) ? native.apply(this, args) : undefined;
      });
    }
  replace(window, 'focus', () => {});
}

for (const name of TAKEN_AWAY) replace(window, name, undefined);
limitMarkup();
refuseLinks();
keepFocusOut();
