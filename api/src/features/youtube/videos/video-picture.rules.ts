const PICTURES = 'https://i.ytimg.com';

/** Where the picture of a video is: Youtube's own place for them, or with what stands in for Youtube. */
export function pictureAddresses(baseUrl: string) {
  const { hostname, origin } = new URL(baseUrl);
  const host = /(?:^|\.)youtube\.com$/.test(hostname) ? PICTURES : origin;
  return (videoId: string) => `${host}/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;
}
