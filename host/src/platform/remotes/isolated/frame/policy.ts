/**
 * The content security policy of a frame. It is in a document around the remote's own, which inherits it, and which so has a
 * `frame-src` above it: what it would navigate to is not loaded either. No connection is allowed: all goes through the port.
 *
 * @param site origin of the site, whose files may be loaded: with an opaque origin, a path needs its host
 */
export function framePolicy(site: string): string {
  const files = (...folders: string[]) => folders.map((folder) => `${site}/${folder}/`).join(' ');
  return [
    "default-src 'none'",
    `script-src ${files('assets', 'remotes')}`,
    // As in the page itself: the design system adds its styles by script.
    "style-src 'unsafe-inline'",
    `font-src ${files('assets', 'remotes')}`,
    `img-src data: blob: ${files('assets', 'remotes')}`,
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Both are made by the frame before any code of a remote runs; another one cannot be made.
    'trusted-types default dompurify',
  ].join('; ');
}
