const PICTURES = 'https://i.ytimg.com';

/** The addresses of video pictures: on Youtube's picture host, or on the stand-in for Youtube. */
export function pictureAddresses(baseUrl: string) {
  const { hostname, origin } = new URL(baseUrl);
  const host = /(?:^|\.)youtube\.com$/.test(hostname) ? PICTURES : origin;
  return (videoId: string) => `${host}/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
}
